import { useEffect } from 'react'

import type { TodaysVisits } from './todays-visits.ts'

/** Keeps today's visits on this device for when there is no connection. */
export function useStoredVisits(today: TodaysVisits): void {
  // The store is the browser's, outside of what is drawn: it follows after each drawing that has other visits.
  useEffect(() => void keep(today), [today])
}

async function keep(today: TodaysVisits): Promise<void> {
  const { storeVisits } = await import('./stored-visits.ts')
  await storeVisits(today)
}
