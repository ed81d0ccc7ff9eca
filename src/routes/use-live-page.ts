import { useState } from 'react'
import { useLocation, useNavigation, useRevalidator } from 'react-router'

import type { LiveEvent } from '../platform/live-event.ts'
import { useLiveReload } from '../shell/use-live.ts'

/** Reloads the page's data after events of these kinds, and after a gap in the stream: the data was changed elsewhere. */
export function useLivePage(...types: LiveEvent['type'][]): void {
  const { revalidate } = useRevalidator()
  const { state } = useNavigation()
  // A pending navigation loads new data itself; revalidating as well would drop the answer with the toast.
  useLiveReload([...types, 'resync'], () => (state === 'idle' ? revalidate() : undefined))
}

/** The answer to a live page's form, until the user goes elsewhere or sends another: the router drops it at a reload. */
export function useAnswer<Answer>(answer: Answer): Answer {
  const { key } = useLocation()
  const [held, setHeld] = useState({ key, answer })
  const isSame = answer === held.answer && key === held.key
  if (answer !== undefined && !isSame) setHeld({ key, answer })
  return answer === undefined && key === held.key ? held.answer : answer
}
