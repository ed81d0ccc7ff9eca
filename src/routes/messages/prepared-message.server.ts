import type { Booking } from '../../features/bookings/booking.ts'
import { formatDay, formatTime } from '../../ui/format.ts'

/** What stands in the composer for whoever came to ask for another time; its writer may change it. */
export function askToReschedule({ status, scheduledDate, scheduledTime }: Booking): string | undefined {
  if (status !== 'accepted') return undefined
  const day = formatDay(scheduledDate).replace(/, \d{4}$/, '')
  return `Could we move our visit on ${day} at ${formatTime(scheduledTime)} to another time?`
}
