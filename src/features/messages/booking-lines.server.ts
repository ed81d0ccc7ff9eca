import { newId } from '../../platform/id.ts'
import type { BookingRow } from '../../platform/tables/booking-tables.ts'
import type { Actor, Visit } from '../../platform/visit.server.ts'
import { appendMessage } from './messages.server.ts'

/**
 * Says in the pair's conversation what has just become of a booking, and tells their open pages. `by` null: time. `priceCents`
 * and `suggestionId` only where they were named just now.
 */
export async function recordBookingLine(
  visit: Visit,
  booking: BookingRow,
  { by, priceCents, suggestionId }: { by: Actor | null; priceCents: number | null; suggestionId: string | null },
): Promise<void> {
  const { id: bookingId, status: bookingStatus } = booking
  const line = { senderId: null, actorId: by?.id ?? null, body: '', bookingId, bookingStatus, priceCents, suggestionId }
  await appendMessage(visit, booking, { id: newId(), ...line }, { type: 'booking', data: { bookingId } })
}
