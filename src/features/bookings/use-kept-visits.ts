import { useEffect } from 'react'

import { keepVisits } from './kept-visits.ts'
import type { TodaysVisits } from './todays-visits.ts'

/** Keeps today's visits on this device for when there is no connection. */
export function useKeptVisits(today: TodaysVisits): void {
  useEffect(() => void keepVisits(today), [today])
}
