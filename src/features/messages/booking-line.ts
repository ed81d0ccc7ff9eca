import type { BookingRow } from '../../platform/tables.ts'
import { formatDate, formatTime } from '../../ui/format.ts'

/** A change of a booking: what it became, and by whose hand; by nobody's when a request expired. */
export type BookingChange = Pick<
  BookingRow,
  'status' | 'serviceName' | 'serviceType' | 'scheduledDate' | 'scheduledTime' | 'cancelReason'
> & { by: string | null }

/** What happened to a booking, as a line between messages. */
export function bookingLine({ by, status, cancelReason, ...booking }: BookingChange): string {
  const visit = `${booking.serviceName ?? booking.serviceType} on ${day(booking.scheduledDate)} at ${formatTime(booking.scheduledTime)}`
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

/** "Nov 24": these lines are read near the day, and the booking beside them has the year. */
function day(date: string): string {
  const [month = '', number = ''] = formatDate(date).split(/[ ,]+/)
  return `${month.slice(0, 3)} ${number}`
}
