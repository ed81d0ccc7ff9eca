import { formatTimeIn } from '../../../ui/format.ts'
import type { ListedBooking } from './booking-facts.tsx'

/**
 * The zone of a booking's time, if its reader may take it for another: the business has moved to another one since, or
 * the clocks where the reader is show another time.
 */
export function zoneThere({ zone, isOldZone, ...booking }: Timed, readerZone: string): Timed['zone'] {
  // Offsets differ by the day, not by the hour: any instant of it tells.
  const then = `${booking.scheduledDate}T${booking.scheduledTime}Z`
  const isSame = formatTimeIn(then, readerZone) === formatTimeIn(then, booking.timeZone)
  return isOldZone || !isSame ? zone : undefined
}

type Timed = Pick<ListedBooking, 'zone' | 'isOldZone' | 'scheduledDate' | 'scheduledTime' | 'timeZone'>
