import { useNavigation, useRevalidator } from 'react-router'

import { useLiveReload } from '../shell/use-live.ts'

/** Reloads the page's data when a booking changes: a request came in, or was answered elsewhere. */
export function useLiveBookings(): void {
  const { revalidate } = useRevalidator()
  const { state } = useNavigation()
  // A navigation under way brings the news itself; revalidating as well would drop the answer that carries the toast.
  useLiveReload(['booking', 'resync'], () => (state === 'idle' ? revalidate() : undefined))
}
