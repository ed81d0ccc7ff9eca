import { formatDay } from '../../../ui/format.ts'
import { formatShortWeekday } from '../../../ui/short-day.ts'
import { localDate, plusDays } from '../../availability/local-time.ts'
import type { BookingView } from '../booking.ts'

/** "Today", "Tomorrow", "Tue, Nov 24"; the whole date if it is in another year. */
export function dayWords({ scheduledDate: date, timeZone }: Day, now: Date): string {
  const today = localDate(timeZone, now)
  if (date === today) return 'Today'
  if (date === plusDays(today, 1)) return 'Tomorrow'
  return date.slice(0, 4) === today.slice(0, 4) ? formatShortWeekday(date) : formatDay(date)
}

type Day = Pick<BookingView, 'scheduledDate' | 'timeZone'>
