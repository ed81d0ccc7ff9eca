import { dateFormat, formatDateIn } from '../../ui/format.ts'

/** "2:30 PM" */
export function clockOf(instant: string, timeZone: string): string {
  return clock(timeZone).format(new Date(instant))
}

/** "2:30 PM" today, "Nov 21" on an earlier day, and "Nov 21, 2025" in another year: short, for a list. */
export function shortTimeOf(instant: string, timeZone: string, now: string): string {
  const today = formatDateIn(now, timeZone)
  if (formatDateIn(instant, timeZone) === today) return clockOf(instant, timeZone)
  return shortDay(timeZone)
    .format(new Date(instant))
    .replace(`, ${today.slice(-4)}`, '')
}

const clock = dateFormat({ hour: 'numeric', minute: '2-digit' })
const shortDay = dateFormat({ month: 'short', day: 'numeric', year: 'numeric' })
