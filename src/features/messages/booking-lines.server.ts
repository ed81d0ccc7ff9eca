import { newId } from '../../platform/id.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { bookingLine } from './booking-line.ts'
import { write } from './messages.server.ts'
import { findBookingForLine, findFirstName } from './people.table.server.ts'

/** Says in the pair's conversation what has just become of a booking, and tells their open pages. `actorId` null: time. */
export async function recordBookingLine(visit: Visit, bookingId: string, actorId: string | null): Promise<void> {
  const booking = await findBookingForLine(visit, bookingId)
  const name = actorId === null ? null : await findFirstName(visit, actorId)
  await write(visit, booking, { id: newId(), senderId: null, body: bookingLine(booking, name), bookingId, actorId })
  await visit.bus.publish(visit.db, [booking.customerId, booking.proId], { type: 'booking', data: { bookingId } })
}
