import type { BookingRow } from '../../../platform/tables/booking-tables.ts'
import { refuse } from '../../../platform/refusal.ts'
import type { Visit } from '../../../platform/visit.server.ts'
import { isTimeTaken } from '../../availability/availability.server.ts'
import { claimTimes, lockBuffer } from './booking-claims.table.server.ts'

/** Claims the time of a booking that has just been accepted, or refuses, so that its transaction is rolled back. */
export async function requireClaim(visit: Visit, booking: BookingRow): Promise<void> {
  // The primary key of the claims prevents overlaps; the lock protects the gap between appointments, which has no rows.
  const bufferMinutes = await lockBuffer(visit, booking.proId)
  if (await isTimeTaken(visit, booking.proId, booking, { bufferMinutes })) refuseTaken()
  if (!(await claimTimes(visit, booking.proId, [booking]))) refuseTaken()
}

export function refuseTaken(): never {
  refuse('conflict', 'This time was just taken.', { code: 'TIME_TAKEN' })
}
