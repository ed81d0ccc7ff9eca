import { useEffect } from 'react'

import type { TodaysAppointments } from './todays-appointments.ts'

/** Keeps today's appointments on this device for when there is no connection. */
export function useStoredAppointments(today: TodaysAppointments): void {
  // The store is the browser's, outside of what is drawn: it follows after each drawing that has other appointments.
  useEffect(() => void keep(today), [today])
}

async function keep(today: TodaysAppointments): Promise<void> {
  const { storeAppointments } = await import('./stored-appointments.ts')
  await storeAppointments(today)
}
