import { useContext, useEffect } from 'react'
import { type BlockerFunction, UNSAFE_DataRouterContext as DataRouterContext } from 'react-router'

/** Whether to leave although changes would be lost: asks if there are any. */
export const mayLeave = (changed: boolean) => !changed || confirm('Leave without saving what you changed?')

/** Asks before a link, Back or the browser itself leaves unsaved changes. */
export function useAskToLeave(changed: boolean): void {
  // The router's own hook for this, `useBlocker`, would add 0.2 kB to every page.
  const router = useContext(DataRouterContext)?.router
  useEffect(() => {
    if (!changed) return undefined
    const unload = (event: Event) => event.preventDefault()
    router?.getBlocker(staying, stays)
    addEventListener('beforeunload', unload)
    return () => {
      router?.deleteBlocker(staying)
      removeEventListener('beforeunload', unload)
    }
  }, [router, changed])
}

const staying = 'leaving'
const stays: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname && !mayLeave(true)
