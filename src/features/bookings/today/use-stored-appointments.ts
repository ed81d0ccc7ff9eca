import { useEffect } from 'react'

import type { TodaysAppointments } from './todays-appointments.ts'

/** Stores today's appointments on this device for when there is no connection. */
export function useStoredAppointments(today: TodaysAppointments): void {
  // The browser's storage is outside React: it is updated after each render with other appointments. It may be full.
  useEffect(() => void keep(today), [today])
}

function keep(today: TodaysAppointments): Promise<void> {
  const stored = import('./stored-appointments.ts').then(({ storeAppointments }) => storeAppointments(today))
  return stored.catch(() => undefined)
}
