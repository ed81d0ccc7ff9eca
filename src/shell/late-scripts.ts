import { deleteAppointmentsOfOthers } from '../features/bookings/today/stored-appointments.ts'
import './tolerate-translation.ts'

/** Deletes appointments that this device stored for another account or an earlier day. */
export async function forgetOthers(viewerId: string | null): Promise<void> {
  await deleteAppointmentsOfOthers(viewerId, new Date())
}
