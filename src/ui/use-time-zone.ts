import { useHydrated } from './use-hydrated.ts'

/** The reader's own time zone; on the server, and until scripts have loaded, the given one. */
export function useTimeZone(before: string): string {
  return useHydrated() ? ownZone() : before
}

function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
