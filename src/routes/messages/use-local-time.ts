import { useSyncExternalStore } from 'react'

import { dateFormat } from '../../ui/format.ts'

/** The reader's own time zone; on the server, and until the page has scripts, the one given. */
export function useTimeZone(before: string): string {
  return useSyncExternalStore(
    () => () => undefined,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => before,
  )
}

/** "2:30 PM" */
export function clockOf(instant: string, timeZone: string): string {
  return clock(timeZone).format(new Date(instant))
}

/** "Saturday, November 21": the heading of a day. */
export function dayOf(instant: string, timeZone: string): string {
  return day(timeZone).format(new Date(instant))
}

/** "Nov 21": short, for a list. */
export function shortDayOf(instant: string, timeZone: string): string {
  return shortDay(timeZone).format(new Date(instant))
}

const clock = dateFormat({ hour: 'numeric', minute: '2-digit' })
const day = dateFormat({ weekday: 'long', month: 'long', day: 'numeric' })
const shortDay = dateFormat({ month: 'short', day: 'numeric' })
