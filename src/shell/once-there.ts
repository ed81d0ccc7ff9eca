import { deleteAppointmentsOfOthers } from '../features/bookings/today/stored-appointments.ts'
import './translated.ts'

// Loaded on every page, once it is there.

export async function forgetOthers(viewerId: string | null): Promise<void> {
  await deleteAppointmentsOfOthers(viewerId, new Date())
}
