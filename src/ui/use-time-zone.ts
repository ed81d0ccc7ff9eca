import { useHydrated } from './use-hydrated.ts'

/** The reader's own time zone; on the server, and until the page has scripts, the one given. */
export function useTimeZone(before: string): string {
  return useHydrated() ? ownZone() : before
}

function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
