import type { BookingRow } from '../../platform/tables.ts'
import { formatDate, formatTime } from '../../ui/format.ts'

type Booked = Pick<
  BookingRow,
  'status' | 'serviceName' | 'serviceType' | 'scheduledDate' | 'scheduledTime' | 'cancelReason'
>

/** What happened to a booking, as a line between messages. `name` is null when a request expired. */
export function bookingLine(booking: Booked, name: string | null): string {
  const visit = `${booking.serviceName ?? booking.serviceType} on ${day(booking.scheduledDate)} at ${formatTime(booking.scheduledTime)}`
  if (name === null) return `The request for ${visit} expired without an answer`
  const why = booking.cancelReason ? `: ${booking.cancelReason}` : ''
  return `${name} ${did[booking.status]} ${visit}${why}`
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
