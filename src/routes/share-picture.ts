import { page } from '../platform/page.server.ts'

/**
 * The preview picture for shared links to all other pages: `/og/poolwell.png`. It never changes, so it is drawn once.
 */
export const loader = page(async () => {
  drawn ??= await draw()
  return new Response(drawn, {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=604800',
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
})

let drawn: Uint8Array<ArrayBuffer> | undefined

async function draw() {
  const { drawSharePicture } = await import('../features/pros/share-picture.server.ts')
  return drawSharePicture({
    title: 'A clear pool,\nwithout the chore.',
    place: 'Pool pros near you, by service, distance and reviews',
    detail: 'One request to one pro. No commission.',
    rating: null,
    verified: false,
  })
}
