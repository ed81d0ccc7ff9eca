import { useEffect } from 'react'

import type { TodaysVisits } from './todays-visits.ts'

/** Keeps today's visits on this device for when there is no connection. */
export function useKeptVisits(today: TodaysVisits): void {
  useEffect(() => void keep(today), [today])
}

async function keep(today: TodaysVisits): Promise<void> {
  const { keepVisits } = await import('./kept-visits.ts')
  await keepVisits(today)
}
