import type { ProProfile } from '../../features/pros/pro.ts'
import type { Review, StarCount } from '../../features/reviews/review.ts'
import { StarSummary } from '../../features/reviews/star-summary.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pages } from '../../ui/pages.tsx'
import { ReviewCard } from './review-card.tsx'

/** Reviews, newest first. `next` is the cursor of older ones, which are on a page of their own. */
export function ReviewList({
  pro,
  reviews,
  stars,
  next,
}: {
  pro: ProProfile
  reviews: readonly Review[]
  stars: readonly StarCount[]
  next: string | null
}) {
  if (reviews.length === 0) {
    return <EmptyState title="No reviews yet." text="Only customers with a completed booking can write one." />
  }
  return (
    <>
      {pro.averageRating && stars.length > 0 ? (
        <div className="mb-6">
          <StarSummary rating={pro.averageRating} counts={stars} />
        </div>
      ) : null}
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
