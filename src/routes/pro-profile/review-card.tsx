import { Suspense } from 'react'

import { authorName, type Review } from '../../features/reviews/review.ts'
import { ReviewDate } from '../../features/reviews/review-date.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { lazyComponent } from '../../ui/lazy-component.ts'
import { Link } from '../../ui/link.tsx'
import { LongText } from '../../ui/long-text.tsx'
import { Stars } from '../../ui/stars.tsx'
import { reportPath } from './report-path.ts'

export function ReviewCard({ review, timeZone, answerAt }: ReviewCardProps) {
  const author = authorName(review)
  return (
    <Card as="article" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Avatar name={author} />
        <div className="mr-auto min-w-0">
          <p className="leading-tight font-bold wrap-anywhere" dir="auto">
            {author}
          </p>
          <ReviewDate review={review} timeZone={timeZone} />
        </div>
        <Stars rating={review.rating} className="max-sm:w-full" />
      </div>
      <LongText text={review.comment} />
      {review.photos.length > 0 ? (
        <Suspense fallback={<div className="min-h-18" />}>
          <ReviewPhotos review={review} />
        </Suspense>
      ) : null}
      {review.proResponse ? (
        <div className="rounded-field bg-mist p-4">
          <p className="text-small font-bold text-pool-deep">Response from professional</p>
          <div className="mt-1">
            <LongText text={review.proResponse} />
          </div>
        </div>
      ) : null}
      {answerAt === undefined ? null : (
        <p className="flex flex-wrap gap-x-6 text-small">
          <Link to={answerAt} className="link inline-flex min-h-11 items-center">
            {review.proResponse ? 'Edit your answer' : 'Answer this review'}
          </Link>
          <Link to={reportPath({ ...review, kind: 'review' })} className="link inline-flex min-h-11 items-center">
            Report it
          </Link>
        </p>
      )}
    </Card>
  )
}

const ReviewPhotos = lazyComponent(async () => (await import('./review-photos.tsx')).ReviewPhotos)

interface ReviewCardProps {
  review: Review
  timeZone: string
  /** For its pro: where the booking is, with the form for the answer. */
  answerAt?: string
}
