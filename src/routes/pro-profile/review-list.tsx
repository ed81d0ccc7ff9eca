import type { ProProfile } from '../../features/pros/pro.ts'
import type { Review } from '../../features/reviews/review.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pages } from '../../ui/pages.tsx'
import { ReviewCard } from './review-card.tsx'

/** Reviews, newest first. `next` is the cursor of the older ones, which stand on a page of their own. */
export function ReviewList({
  pro,
  reviews,
  next,
}: {
  pro: ProProfile
  reviews: readonly Review[]
  next: string | null
}) {
  if (reviews.length === 0) {
    return <EmptyState title="No reviews yet." text="Only customers with a completed booking can write one." />
  }
  return (
    <>
      <ul className="grid gap-4">
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} timeZone={pro.timeZone} />
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <Pages next={next} first="Newest reviews" onward="Older reviews" hash="#tab-reviews" />
      </div>
    </>
  )
}
