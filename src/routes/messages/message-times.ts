import { dateFormat } from '../../ui/format.ts'

/** "2:30 PM" */
export function clockOf(instant: string, timeZone: string): string {
  return clock(timeZone).format(new Date(instant))
}

/** "Nov 21", or "Nov 21, 2025" of another year: short, for a list. */
export function shortDayOf(instant: string, timeZone: string, thisYear: string): string {
  return shortDay(timeZone).format(new Date(instant)).replace(`, ${thisYear}`, '')
}

const clock = dateFormat({ hour: 'numeric', minute: '2-digit' })
const shortDay = dateFormat({ month: 'short', day: 'numeric', year: 'numeric' })
