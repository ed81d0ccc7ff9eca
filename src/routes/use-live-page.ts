import { useNavigation, useRevalidator } from 'react-router'

import type { LiveEvent } from '../platform/live-event.ts'
import { useLiveReload } from '../shell/use-live.ts'

/** Reloads the page's data after events of these kinds, and after a gap in the stream: the data was changed elsewhere. */
export function useLivePage(...types: LiveEvent['type'][]): void {
  const { revalidate } = useRevalidator()
  const { state } = useNavigation()
  // A pending navigation loads new data itself; revalidating as well would drop the answer with the toast.
  useLiveReload([...types, 'resync'], () => (state === 'idle' ? revalidate() : undefined))
}
