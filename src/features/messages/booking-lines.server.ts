import { newId } from '../../platform/id.ts'
import type { BookingRow } from '../../platform/tables/booking-tables.ts'
import type { MessageRow } from '../../platform/tables/conversation-tables.ts'
import type { Actor, Visit } from '../../platform/visit.server.ts'
import { appendMessage } from './messages.server.ts'

/**
 * Says in the pair's conversation what has just become of a booking, and tells their open pages. `by` null: time. A
 * price and a suggestion only where the change is about them.
 */
export async function recordBookingLine(
  visit: Visit,
  booking: BookingRow,
  { by, ...named }: { by: Actor | null } & Pick<MessageRow, 'priceCents' | 'suggestionId' | 'retracts'>,
): Promise<void> {
  const { id: bookingId, status: bookingStatus } = booking
  const line = { senderId: null, actorId: by?.id ?? null, body: '', bookingId, bookingStatus, ...named }
  await appendMessage(visit, booking, { id: newId(), ...line }, { type: 'booking', data: { bookingId } })
}
