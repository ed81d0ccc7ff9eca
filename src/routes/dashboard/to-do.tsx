import type { OpenCounts } from '../../features/bookings/booking.ts'
import type { Role } from '../../platform/tables/column-values.ts'
import { AppointmentToReviewLink } from './appointment-to-review-link.tsx'
import { AppointmentsToMoveLink } from './appointments-to-move-link.tsx'
import { SuggestedTimesLink } from './suggested-times-link.tsx'

/** What waits for the customer: other times for requests, and for visits, and a review. */
export function ToDo({ counts: { toChoose, toMove }, toReview, reader }: ToDoProps) {
  return (
    <div className="grid justify-items-start print:hidden">
      {toChoose.length > 0 ? <SuggestedTimesLink ids={toChoose} reader={reader} /> : null}
      {toMove.length > 0 ? <AppointmentsToMoveLink ids={toMove} reader={reader} /> : null}
      {toReview ? <AppointmentToReviewLink {...toReview} reader={reader} /> : null}
    </div>
  )
}

interface ToDoProps {
  counts: Pick<OpenCounts, 'toChoose' | 'toMove'>
  toReview: { id: string; businessName: string } | null
  /** The customer may have become a pro since. */
  reader: Role
}
