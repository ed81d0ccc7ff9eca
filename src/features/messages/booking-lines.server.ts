import { newId } from '../../platform/id.ts'
import type { BookingRow } from '../../platform/tables/booking-tables.ts'
import type { LineColumns } from '../../platform/tables/conversation-tables.ts'
import type { Actor, Visit } from '../../platform/visit.server.ts'
import type { LocalTime } from '../appointments/appointment.ts'
import { appendMessage } from './messages.server.ts'

/**
 * Says in the pair's conversation what has just become of a booking, and tells their open pages. `by` is null if its
 * time had come. A price, a suggestion and the time before only where the change is about them.
 */
export async function recordBookingLine(
  visit: Visit,
  booking: BookingRow,
  { by, insteadOf, ...named }: Told,
): Promise<void> {
  const { id: bookingId, status: bookingStatus, scheduledDate, scheduledTime } = booking
  const before = { insteadOfDate: insteadOf?.scheduledDate ?? null, insteadOfTime: insteadOf?.scheduledTime ?? null }
  const then = { bookingStatus, scheduledDate, scheduledTime, ...before, ...named }
  const line = { senderId: null, actorId: by?.id ?? null, body: '', bookingId, ...then }
  await appendMessage(visit, booking, { id: newId(), ...line }, { type: 'booking', data: { bookingId } })
}

interface Told extends Pick<LineColumns, 'priceCents' | 'suggestionId' | 'retracts'> {
  by: Pick<Actor, 'id'> | null
  insteadOf: LocalTime | null
}
