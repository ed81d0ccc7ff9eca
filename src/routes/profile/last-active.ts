import { hoursInMs } from '../../platform/durations.ts'
import { plural } from '../../ui/format.ts'

/** "Last active 3 hours ago". A session records its use at most once an hour, so nothing more exact is known. */
export function lastActive(lastSeenAt: string, now: string): string {
  const hours = Math.floor((Date.parse(now) - Date.parse(lastSeenAt)) / hoursInMs(1))
  if (hours < 1) return 'Active within the last hour'
  return `Last active ${hours < 24 ? plural(hours, 'hour') : plural(Math.floor(hours / 24), 'day')} ago`
}
