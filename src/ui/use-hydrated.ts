import { useSyncExternalStore } from 'react'

/** False on the server and until the page's scripts run: then what needs them can take the place of what does not. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

const never = () => () => undefined
