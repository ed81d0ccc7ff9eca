import { authorName, type Review } from '../../features/reviews/review.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { formatDateIn } from '../../ui/format.ts'
import { LongText } from '../../ui/long-text.tsx'
import { Stars } from '../../ui/stars.tsx'

export function ReviewCard({ review, timeZone }: { review: Review; timeZone: string }) {
  const author = authorName(review)
  return (
    <Card as="article" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Avatar name={author} />
        <div className="mr-auto min-w-0">
          <p className="leading-tight font-bold wrap-anywhere" dir="auto">
            {author}
          </p>
          <time dateTime={review.createdAt} className="text-small text-soft">
            {formatDateIn(review.createdAt, timeZone)}
          </time>
        </div>
        <Stars rating={review.rating} className="max-sm:w-full" />
      </div>
      <LongText text={review.comment} />
      {review.proResponse ? (
        <div className="rounded-field bg-mist p-4">
          <p className="text-small font-bold text-pool-deep">Response from professional</p>
          <div className="mt-1">
            <LongText text={review.proResponse} />
          </div>
        </div>
      ) : null}
    </Card>
  )
}
