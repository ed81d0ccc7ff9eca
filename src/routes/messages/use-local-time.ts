import { useSyncExternalStore } from 'react'

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
  return new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone }).format(new Date(instant))
}

/** "Saturday, November 21": the heading of a day. */
export function dayOf(instant: string, timeZone: string): string {
  const parts = { weekday: 'long', month: 'long', day: 'numeric', timeZone } as const
  return new Intl.DateTimeFormat('en-US', parts).format(new Date(instant))
}

/** "Nov 21": short, for a list. */
export function shortDayOf(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone }).format(new Date(instant))
}
