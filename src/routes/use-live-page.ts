import { useNavigation, useRevalidator } from 'react-router'

import type { LiveEvent } from '../platform/live-event.ts'
import { useLiveReload } from '../shell/use-live.ts'

/** Reloads the page's data after events of these kinds, and after a gap in the stream: what it shows changed elsewhere. */
export function useLivePage(...types: LiveEvent['type'][]): void {
  const { revalidate } = useRevalidator()
  const { state } = useNavigation()
  // A navigation under way brings the news itself; revalidating as well would drop the answer that carries the toast.
  useLiveReload([...types, 'resync'], () => (state === 'idle' ? revalidate() : undefined))
}
