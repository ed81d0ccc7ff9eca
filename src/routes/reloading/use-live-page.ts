import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation, useRevalidator } from 'react-router'

import type { LiveEvent } from '../../platform/bus/live-event.ts'
import { reloadAroundDialog } from '../../shell/open-dialog.ts'
import { useLiveReload } from '../../shell/use-live.ts'

/**
 * Reloads the page's data after events of these kinds, and after a gap in the stream: the data was changed elsewhere.
 */
export function useLivePage(...types: LiveEvent['type'][]): void {
  const { revalidate } = useRevalidator()
  const isIdle = useNavigation().state === 'idle'
  const isMissed = useRef(false)
  useLiveReload([...types, 'resync'], () => {
    if (isIdle) reloadAroundDialog(revalidate)
    else isMissed.current = true
  })
  // Not during a navigation, which would begin anew; but after it, since what it has loaded may be older than the event.
  useEffect(() => {
    if (!isIdle || !isMissed.current) return
    isMissed.current = false
    reloadAroundDialog(revalidate)
  }, [isIdle, revalidate])
}

/**
 * The answer to a live page's form, until the user goes elsewhere or sends another: the router drops it at a reload.
 */
export function useAnswer<Answer>(answer: Answer): Answer {
  const { key } = useLocation()
  const [held, setHeld] = useState({ key, answer })
  const isSame = answer === held.answer && key === held.key
  if (answer !== undefined && !isSame) setHeld({ key, answer })
  return answer === undefined && key === held.key ? held.answer : answer
}
