import { formatShortDate, formatShortWeekday } from '../../../ui/short-day.ts'
import { localDate, plusDays } from '../../availability/local-time.ts'
import type { BookingView } from '../booking.ts'

/** "Today", "Tomorrow", "Tue, Nov 24"; "Tue, Jan 5, 2027" if it is in another year. */
export function dayWords(day: Day, now: Date): string {
  const today = localDate(day.timeZone, now)
  return near(day, today) ?? dateWords(day, today)
}

/** "Today, Thu, Nov 26": for a list that may be printed, or read another day. */
export function dayHeading(day: Day, now: Date): string {
  const today = localDate(day.timeZone, now)
  const [words, date] = [near(day, today), dateWords(day, today)]
  return words === undefined ? date : `${words}, ${date}`
}

type Day = Pick<BookingView, 'scheduledDate' | 'timeZone'>

function near({ scheduledDate: date }: Day, today: string): string | undefined {
  if (date === today) return 'Today'
  return date === plusDays(today, 1) ? 'Tomorrow' : undefined
}

function dateWords({ scheduledDate: date }: Day, today: string): string {
  return date.slice(0, 4) === today.slice(0, 4) ? formatShortWeekday(date) : formatShortDate(date)
}
