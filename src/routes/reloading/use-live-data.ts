import { startTransition, useRef, useState } from 'react'

import type { LiveEvent } from '../../platform/bus/live-event.ts'
import { useLiveReload } from '../../shell/use-live.ts'

/** The page's data, reloaded after each of these events; a newly loaded page starts from its own data. */
export function useLiveData<Data>(
  fromPage: Data,
  types: readonly LiveEvent['type'][],
  read: () => Promise<Data | null>,
): Data {
  const [fresh, setFresh] = useState({ fromPage, data: fromPage, turn: 0 })
  const turns = useRef(0)
  useLiveReload(types, async () => {
    turns.current += 1
    const turn = turns.current
    const data = await read()
    if (!data) return
    // In a transition, a part of the page whose code is still loading stays, with what was typed there.
    startTransition(() => {
      // Answers may overtake each other.
      setFresh((shown) => (shown.turn > turn ? shown : { fromPage, data, turn }))
    })
  })
  return fresh.fromPage === fromPage ? fresh.data : fromPage
}
