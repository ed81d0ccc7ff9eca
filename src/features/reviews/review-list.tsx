import { Link } from 'react-router'

import { formatDate } from '../../ui/format.ts'
import { Stars } from '../../ui/stars.tsx'
import type { LatestReview, Review } from './review.ts'

/** Reviews under one another; with `businessName` each also says, and links, whom it is about. */
export function ReviewList({ reviews }: { reviews: readonly (Review | LatestReview)[] }) {
  if (reviews.length === 0) return <p className="text-soft">No reviews yet.</p>
  return (
    <ul className="grid gap-6">
      {reviews.map((review) => (
        <li key={review.id} className="border-b border-line pb-6 last:border-0 last:pb-0">
          <ReviewItem {...review} />
        </li>
      ))}
    </ul>
  )
}

function ReviewItem(review: Review | LatestReview) {
  const { rating, createdAt, author, comment, proResponse, proId } = review
  return (
    <article className="grid gap-2 wrap-anywhere">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars rating={rating} showNumber={false} />
        <p className="font-bold">
          {author.firstName} {author.lastInitial}
          {author.lastInitial ? '.' : ''}
        </p>
        <time dateTime={createdAt} className="text-small text-soft">
          {formatDate(new Date(createdAt))}
        </time>
      </div>
      {'businessName' in review ? (
        <p className="text-small">
          About{' '}
          <Link className="link" to={`/pros/${proId}`}>
            {review.businessName}
          </Link>
        </p>
      ) : null}
      <p className="whitespace-pre-line">{comment}</p>
      {proResponse ? (
        <blockquote className="mt-1 rounded-field bg-mist p-4">
          <p className="text-small font-bold text-pool-deep">Response from professional</p>
          <p className="mt-1 whitespace-pre-line">{proResponse}</p>
        </blockquote>
      ) : null}
    </article>
  )
}
