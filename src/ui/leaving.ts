import { useEffect } from 'react'

import { plainClick } from './plain-click.ts'

/** Whether to leave although changes would be lost: asks if there are any. */
export const mayLeave = (changed: boolean) => !changed || confirm('Leave without saving what you changed?')

/** Asks before a link, or the browser itself, leaves unsaved changes. */
export function useAskToLeave(changed: boolean): void {
  // Links belong to the whole page, and the router handles a click after this listener.
  useEffect(() => {
    if (!changed) return undefined
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[href]:not([target], [href^="#"])')
      if (link && plainClick(event) && !mayLeave(true)) event.preventDefault()
    }
    const unload = (event: Event) => event.preventDefault()
    document.addEventListener('click', click, true)
    addEventListener('beforeunload', unload)
    return () => {
      document.removeEventListener('click', click, true)
      removeEventListener('beforeunload', unload)
    }
  }, [changed])
}
