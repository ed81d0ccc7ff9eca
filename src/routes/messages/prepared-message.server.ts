import type { BookingView } from '../../features/bookings/booking.ts'
import { formatTime } from '../../ui/format.ts'
import { formatLongWeekday } from '../../ui/short-day.ts'

/** The prefilled text of a user who came to ask for another time, or for a cancellation; they can change it. */
export function preparedMessage(booking: BookingView, search: URLSearchParams): string | undefined {
  const start = startOf(booking)
  if (booking.status === 'pending' && search.has('reschedule')) {
    return `Could we find another time for the visit I asked for on ${start}?`
  }
  if (booking.status !== 'accepted') return undefined
  if (search.has('reschedule')) return `Could we move our visit on ${start} to another time?`
  if (!search.has('cancel')) return undefined
  return `Our visit on ${start} did not take place. Could you please cancel it on your dashboard?`
}

function startOf({ scheduledDate, scheduledTime }: BookingView): string {
  return `${formatLongWeekday(scheduledDate)} at ${formatTime(scheduledTime)}`
}
