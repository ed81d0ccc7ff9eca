import type { ProProfile } from '../../features/pros/pro.ts'
import { authorName, type Review } from '../../features/reviews/review.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { formatDateIn } from '../../ui/format.ts'
import { Pages } from '../../ui/pages.tsx'
import { Stars } from '../../ui/stars.tsx'

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

function ReviewCard({ review, timeZone }: { review: Review; timeZone: string }) {
  const author = authorName(review)
  return (
    <Card as="article" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Avatar name={author} />
        <div className="mr-auto">
          <p className="leading-tight font-bold">{author}</p>
          <time dateTime={review.createdAt} className="text-small text-soft">
            {formatDateIn(review.createdAt, timeZone)}
          </time>
        </div>
        <Stars rating={review.rating} className="max-sm:w-full" />
      </div>
      <p className="whitespace-pre-line wrap-anywhere">{review.comment}</p>
      {review.proResponse ? (
        <div className="rounded-field bg-mist p-4">
          <p className="text-small font-bold text-pool-deep">Response from professional</p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{review.proResponse}</p>
        </div>
      ) : null}
    </Card>
  )
}
