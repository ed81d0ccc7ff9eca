import { newId } from '../../platform/id.ts'
import type { BookingRow } from '../../platform/tables.ts'
import type { Actor, Visit } from '../../platform/visit.server.ts'
import { bookingLine } from './booking-line.ts'
import { write } from './messages.server.ts'

/** Says in the pair's conversation what has just become of a booking, and tells their open pages. `by` null: time. */
export async function recordBookingLine(visit: Visit, booking: BookingRow, by: Actor | null): Promise<void> {
  const { id: bookingId, customerId, proId } = booking
  const body = bookingLine(booking, by?.firstName ?? null)
  await write(visit, booking, { id: newId(), senderId: null, body, bookingId, actorId: by?.id ?? null })
  await visit.bus.publish(visit.db, [customerId, proId], { type: 'booking', data: { bookingId } })
}
