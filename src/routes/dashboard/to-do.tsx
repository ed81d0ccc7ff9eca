import type { ReactNode } from 'react'

import { bookingPath, ownBookingsPath, type TabOf } from '../../features/appointments/dashboard-paths.ts'
import type { OpenCounts } from '../../features/bookings/booking.ts'
import type { Role } from '../../platform/tables/column-values.ts'
import { Link } from '../../ui/link.tsx'

/** What waits for the customer: other times for requests and for appointments, and a review. */
export function ToDo({ counts: { toChoose, toMove }, toReview, reader }: ToDoProps) {
  return (
    <div className="grid justify-items-start print:hidden">
      {toChoose.length > 0 ? <SuggestedTimesLink ids={toChoose} reader={reader} /> : null}
      {toMove.length > 0 ? (
        <ToDoLink to={pathToAll(toMove, reader, 'upcoming')}>
          {toMove.length === 1
            ? 'A pro asks to move a visit: see the times'
            : `Pros ask to move ${toMove.length} visits: see the times`}
        </ToDoLink>
      ) : null}
      {toReview ? (
        <ToDoLink to={bookingPath({ isCustomer: true, role: reader }, toReview.id)}>
          How was {toReview.businessName}? Leave a review
        </ToDoLink>
      ) : null}
    </div>
  )
}

interface ToDoProps {
  counts: Pick<OpenCounts, 'toChoose' | 'toMove'>
  /** A completed appointment, which is no longer among the upcoming ones. */
  toReview: { id: string; businessName: string } | null
  /** The customer may have become a pro since. */
  reader: Role
}

/** Says that pros suggest other times for these requests. */
export function SuggestedTimesLink({ ids, reader }: { ids: readonly string[]; reader: Role }) {
  return (
    <ToDoLink to={pathToAll(ids, reader, 'pending')}>
      {ids.length === 1
        ? 'A pro suggests other times: choose one'
        : `Pros suggest other times for ${ids.length} requests: choose one for each`}
    </ToDoLink>
  )
}

function ToDoLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="link inline-flex min-h-11 items-center wrap-anywhere">
      {children}
    </Link>
  )
}

/** The only one of these bookings, or else the tab that lists all of them. */
function pathToAll([first, ...others]: readonly string[], reader: Role, tab: TabOf<'customer'>): string {
  if (first !== undefined && others.length === 0) return bookingPath({ isCustomer: true, role: reader }, first)
  return `${ownBookingsPath(reader, tab)}#bookings`
}
