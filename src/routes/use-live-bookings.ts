import { useNavigation, useRevalidator } from 'react-router'

import { useLiveReload } from '../shell/use-live.ts'

/** Loads the page anew when something has become of a booking: a request came in, or was answered elsewhere. */
export function useLiveBookings(): void {
  const { revalidate } = useRevalidator()
  const { state } = useNavigation()
  // A navigation under way brings the news itself; revalidating as well would drop the answer that carries the toast.
  useLiveReload(['booking', 'resync'], () => (state === 'idle' ? revalidate() : undefined))
}
