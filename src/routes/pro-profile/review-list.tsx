import { bookingPath } from '../../features/appointments/dashboard-paths.ts'
import type { ProProfile } from '../../features/pros/pro.ts'
import type { Review, StarCount } from '../../features/reviews/review.ts'
import { StarSummary } from '../../features/reviews/star-summary.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { plural } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { Pages } from '../../ui/pages.tsx'
import { ReviewCard } from './review-card.tsx'

/** Reviews, newest first: all of them, or those with the stars whose bar was pressed. */
export function ReviewList({ pro, reviews, stars, rating, next, also, isOwn }: ReviewListProps) {
  if (reviews.length === 0 && rating === null) {
    return <EmptyState title="No reviews yet." text="Only customers with a completed booking can write one." />
  }
  const all = `?tab=reviews${also}`
  const filter = { to: (chosen: number) => `?tab=reviews&stars=${chosen}${also}`, chosen: rating }
  return (
    <>
      {pro.averageRating && stars.length > 0 ? (
        <div className="mb-6">
          <StarSummary rating={pro.averageRating} counts={stars} filter={filter} />
        </div>
      ) : null}
      {rating === null ? <h2 className="sr-only">Reviews</h2> : <Chosen {...{ rating, stars, all }} />}
      <ul className="grid gap-4">
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard
              review={review}
              timeZone={pro.timeZone}
              answerAt={isOwn ? bookingPath({ isCustomer: false, role: 'pro' }, review.bookingId) : undefined}
            />
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <Pages next={next} first="Newest reviews" onward="Older reviews" hash="#tab-reviews" />
      </div>
    </>
  )
}

interface ReviewListProps {
  pro: ProProfile
  reviews: readonly Review[]
  stars: readonly StarCount[]
  /** The stars of those shown; null if all are. */
  rating: number | null
  /** The cursor of older ones, which are on a page of their own. */
  next: string | null
  /** What the address keeps for the request form. */
  also: string
  /** Whether the viewer is this pro. */
  isOwn: boolean
}

/** How many reviews there are with these stars, and the way back to all. */
function Chosen({ rating, stars, all }: ChosenProps) {
  const count = stars.find((each) => each.stars === rating)?.count ?? 0
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
      <h2 className="text-name">
        {count === 0 ? 'No reviews' : plural(count, 'review')} with {plural(rating, 'star')}
      </h2>
      <Link to={all} preventScrollReset className="link inline-flex min-h-11 items-center text-small">
        Show all reviews
      </Link>
    </div>
  )
}

interface ChosenProps extends Pick<ReviewListProps, 'stars'> {
  rating: number
  /** The address of all. */
  all: string
}
