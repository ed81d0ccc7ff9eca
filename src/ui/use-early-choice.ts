import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `take` once the scripts have loaded: what was chosen before is in the controls only, and its event is over.
 */
export function useEarlyChoice(take: () => void): void {
  const latest = useEffectEvent(take)
  useEffect(() => latest(), [])
}
