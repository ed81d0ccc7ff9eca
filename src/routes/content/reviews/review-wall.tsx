import { Suspense } from 'react'

import { authorName, type LatestReview } from '../../../features/reviews/review.ts'
import { ReviewDate } from '../../../features/reviews/review-date.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { lazyComponent } from '../../../ui/lazy-component.ts'
import { Link } from '../../../ui/link.tsx'
import { LongText } from '../../../ui/long-text.tsx'
import { Pages } from '../../../ui/pages.tsx'
import { Stars } from '../../../ui/stars.tsx'

/** The newest reviews in columns of uneven height, with a link to older ones. */
export function ReviewWall({ reviews, next, further }: ReviewWallProps) {
  return (
    <section aria-labelledby="latest">
      <h2 id="latest" className="sr-only">
        {further ? 'Older reviews' : 'The newest reviews'}
      </h2>
      <ul className="gap-5 sm:columns-2 lg:columns-3">
        {reviews.map((review) => (
          <li key={review.id} className="mb-5 break-inside-avoid">
            <ReviewSheet review={review} />
          </li>
        ))}
      </ul>
      <Pages next={next} first="Newest reviews" onward="Older reviews" />
    </section>
  )
}

interface ReviewWallProps {
  reviews: readonly LatestReview[]
  next: string | null
  further: boolean
}

function ReviewSheet({ review }: { review: LatestReview }) {
  const { businessName, comment, photos, proId, proResponse, rating, timeZone } = review
  const name = authorName(review)
  return (
    <article className="rounded-card border border-line bg-card p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Stars rating={rating} showNumber={false} />
        <ReviewDate review={review} timeZone={timeZone} />
      </div>
      <div className="mt-3">
        <LongText text={comment} />
      </div>
      {photos.length > 0 ? (
        <div className="mt-3">
          <Suspense>
            <ReviewPhotos review={review} />
          </Suspense>
        </div>
      ) : null}
      <div className="mt-4 flex items-center gap-3">
        <Avatar name={name} size="small" />
        <p className="min-w-0 text-small leading-snug wrap-anywhere">
          <b>{name}</b>, on{' '}
          <Link to={`/pros/${proId}?tab=reviews#tab-panel`} className="link">
            {businessName}
          </Link>
        </p>
      </div>
      {proResponse ? (
        <div className="mt-4 rounded-field bg-mist p-4 text-small">
          <h3 className="font-sans text-small tracking-normal text-pool-deep">Response from professional</h3>
          <div className="mt-1">
            <LongText text={proResponse} />
          </div>
        </div>
      ) : null}
    </article>
  )
}

const ReviewPhotos = lazyComponent(async () => (await import('../../pro-profile/review-photos.tsx')).ReviewPhotos)
