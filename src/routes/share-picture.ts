import { page } from '../platform/page.server.ts'

/** The preview picture for shared links to all other pages: `/og/poolwell.png`. */
export const loader = page(async () => {
  const { answerWithPicture } = await import('../features/media/share-picture.server.ts')
  const card = {
    title: 'A clear pool,\nwithout the chore.',
    place: 'Pool pros near you, by service, distance and reviews',
    detail: 'One request to one pro. No commission.',
    rating: null,
    verified: false,
  }
  return answerWithPicture(card, 604_800)
})
