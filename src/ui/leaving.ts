import { useEffect } from 'react'

import { plainClick } from './plain-click.ts'

/** Whether to go although what was changed is lost: asks if something was. */
export const mayLeave = (changed: boolean) => !changed || confirm('Leave without saving what you changed?')

/** Asks before a link, or the browser itself, leads away from what was changed. */
export function useAskToLeave(changed: boolean): void {
  // Links belong to the whole page, and the router hears of a click on one after this.
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
