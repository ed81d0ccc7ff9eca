import { demoId } from './demo-id.ts'
import { sizeOf } from './demo-photos.ts'
import type { DemoWorld } from './demo-world.ts'

/** What customers of Maria show in the newest review that says this. */
export const photosInReviews = [
  { words: 'pea soup', scene: 'algae', id: demoId('photo in a review', 0) },
  { words: 'pea soup', scene: 'steps', id: demoId('photo in a review', 1) },
  { words: 'behind the ladder', scene: 'ladder', id: demoId('photo in a review', 2) },
  { words: 'the right motor', scene: 'pump', id: demoId('photo in a review', 3) },
] as const

export function addReviewPhotos(world: DemoWorld, proId: string): void {
  const reviews = world.review.filter((review) => review.proId === proId)
  const newest = reviews.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
  for (const [index, { id, words, scene }] of photosInReviews.entries()) {
    const review = reviewSaying(words, newest)
    const { id: reviewId, customerId: accountId, createdAt } = review
    world.picture.push({ id, accountId, purpose: 'review', ...sizeOf(scene), caption: '', createdAt })
    world.reviewPhoto.push({ reviewId, pictureId: id, place: index + 1 })
  }
}

type DemoReview = DemoWorld['review'][number]

function reviewSaying(words: string, reviews: readonly DemoReview[]): DemoReview {
  const review = reviews.find(({ comment }) => comment.includes(words))
  if (!review) throw new RangeError(`No review says “${words}”`)
  return review
}
