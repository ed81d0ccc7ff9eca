import { dateFormat, formatDateIn } from '../../ui/format.ts'

/** "2:30 PM" */
export function clockOf(instant: string, timeZone: string): string {
  return clock(timeZone).format(new Date(instant))
}

/** "Nov 21" of an instant, or "Nov 21, 2025" once that is another year: short, for a list. */
export function shortDayOf(instant: string, timeZone: string, now: string): string {
  const thisYear = formatDateIn(now, timeZone).slice(-4)
  return shortDay(timeZone).format(new Date(instant)).replace(`, ${thisYear}`, '')
}

const clock = dateFormat({ hour: 'numeric', minute: '2-digit' })
const shortDay = dateFormat({ month: 'short', day: 'numeric', year: 'numeric' })
