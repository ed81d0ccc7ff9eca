import { useContext, useEffect } from 'react'
import { type Location, useBlocker } from 'react-router'

import { ChangedFields } from './changed-fields.ts'

/** Whether to leave although changes would be lost: asks if there are any. */
export const mayLeave = (changed: boolean) => !changed || confirm('Leave this page? Your changes will be lost.')

/** Asks before a link, Back or the browser itself leaves unsaved changes. */
export function useAskToLeave(changed: boolean): void {
  useBlocker(({ currentLocation: from, nextLocation: to }) => tabOf(from) !== tabOf(to) && !mayLeave(changed))

  // The router hears nothing of a closed tab or an address typed over this one.
  useEffect(() => {
    if (!changed) return undefined
    const unload = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', unload)
    return () => removeEventListener('beforeunload', unload)
  }, [changed])
}

function tabOf({ pathname, search }: Location): string {
  return `${pathname} ${new URLSearchParams(search).get('tab')}`
}

/** In a form: asks before it is left with changes that were not sent, or were refused. */
export function AskToLeave({ refused }: { refused: object | null | undefined }) {
  const { names, sent } = useContext(ChangedFields)
  useAskToLeave(!!refused || names.length > sent)
  return null
}
