import { useEffect } from 'react'

import type { TodaysAppointments } from './todays-appointments.ts'

/** Stores today's appointments on this device for when there is no connection. */
export function useStoredAppointments(today: TodaysAppointments): void {
  // The browser's storage is outside React: it is updated after each render with other appointments. It may be full.
  useEffect(() => void keep(today).catch(() => undefined), [today])
}

async function keep(today: TodaysAppointments): Promise<void> {
  const { storeAppointments } = await import('./stored-appointments.ts')
  await storeAppointments(today)
}
