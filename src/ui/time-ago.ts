import { minutesInMs } from '../platform/durations.ts'
import { formatDateIn, plural } from './format.ts'

/** "just now", "5 minutes ago", "3 hours ago", "2 days ago", and after a week the date. */
export function timeAgo(instant: string, now: string, timeZone: string): string {
  const minutes = Math.floor((Date.parse(now) - Date.parse(instant)) / minutesInMs(1))
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${plural(minutes, 'minute')} ago`
  if (minutes < 24 * 60) return `${plural(Math.floor(minutes / 60), 'hour')} ago`
  if (minutes < 7 * 24 * 60) return `${plural(Math.floor(minutes / 1440), 'day')} ago`
  return formatDateIn(instant, timeZone)
}
