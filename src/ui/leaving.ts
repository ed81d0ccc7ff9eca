import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/** Whether to leave although changes would be lost: asks if there are any. */
export const mayLeave = (changed: boolean) => !changed || confirm('Leave without saving what you changed?')

/** Asks before a link, Back or the browser itself leaves unsaved changes. */
export function useAskToLeave(changed: boolean): void {
  useBlocker(({ currentLocation: from, nextLocation: to }) => from.pathname !== to.pathname && !mayLeave(changed))

  // The router hears nothing of a closed tab or an address typed over this one.
  useEffect(() => {
    if (!changed) return undefined
    const unload = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', unload)
    return () => removeEventListener('beforeunload', unload)
  }, [changed])
}
