import { useNavigation, useRevalidator } from 'react-router'

import { useLiveReload } from '../shell/use-live.ts'

/** Loads the page anew when something has become of a booking: a request came in, or was answered elsewhere. */
export function useLiveBookings(): void {
  const { revalidate } = useRevalidator()
  const { state } = useNavigation()
  // A page that is on its way brings the news itself; asked for twice, the toast would come with the answer that is dropped.
  useLiveReload(['booking', 'resync'], () => (state === 'idle' ? revalidate() : undefined))
}
