import { useSyncExternalStore } from 'react'

/** False on the server and until the page's scripts run, for controls that scripts replace. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

const never = () => () => undefined
