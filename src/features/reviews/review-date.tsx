import { formatDateIn } from '../../ui/format.ts'
import type { Review } from './review.ts'

/** When it was written, and whether it has been changed since. */
export function ReviewDate({ review: { createdAt, changedAt }, timeZone }: { review: Review; timeZone: string }) {
  return (
    <p className="text-small text-soft">
      <time dateTime={createdAt}>{formatDateIn(createdAt, timeZone)}</time>
      {changedAt === null ? null : ' · Edited'}
    </p>
  )
}
