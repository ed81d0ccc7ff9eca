import { serviceOf } from '../../platform/column-values.ts'
import type { BookingRow } from '../../platform/tables.ts'
import { formatTime } from '../../ui/format.ts'
import { formatShortDay } from '../../ui/short-day.ts'

/** A change of a booking: what it became, and by whose hand; by nobody's when a request expired. */
export type BookingChange = Pick<
  BookingRow,
  'status' | 'serviceName' | 'serviceType' | 'scheduledDate' | 'scheduledTime' | 'cancelReason'
> & { by: string | null }

/** What happened to a booking, as a line between messages. */
export function bookingLine({ by, status, cancelReason, ...booking }: BookingChange): string {
  // Without a year: it is read near the day, and the booking beside it has the year.
  const visit = `${serviceOf(booking)} on ${formatShortDay(booking.scheduledDate)} at ${formatTime(booking.scheduledTime)}`
  if (by === null) return `The request for ${visit} expired without an answer`
  const why = (status === 'canceled' || status === 'rejected') && cancelReason ? `: ${cancelReason}` : ''
  return `${by} ${did[status]} ${visit}${why}`
}

const did = {
  pending: 'asked for',
  accepted: 'accepted',
  rejected: 'declined',
  completed: 'completed',
  canceled: 'canceled',
} as const satisfies Record<BookingRow['status'], string>
