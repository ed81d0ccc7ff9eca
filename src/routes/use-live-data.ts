import { useState } from 'react'

import type { LiveEvent } from '../platform/live-event.ts'
import { useLiveReload } from '../shell/use-live.ts'

/** The page's data, reloaded after each of these events; a newly loaded page starts from its own data. */
export function useLiveData<Data>(
  fromPage: Data,
  types: readonly LiveEvent['type'][],
  read: () => Promise<Data | null>,
): Data {
  const [fresh, setFresh] = useState({ fromPage, data: fromPage })
  useLiveReload(types, async () => {
    const data = await read()
    if (data) setFresh({ fromPage, data })
  })
  return fresh.fromPage === fromPage ? fresh.data : fromPage
}
