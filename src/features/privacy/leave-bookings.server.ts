import type { BookingRow } from '../../platform/tables.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { notifyParties } from '../bookings/booking-emails.server.ts'
import { releaseTime } from '../bookings/booking-claims.table.server.ts'
import { moveBooking, recordEvent } from '../bookings/bookings.table.server.ts'
import { recordBookingLine } from '../messages/booking-lines.server.ts'
import { leavingReason as reason } from './leaver.ts'
import { findOpenBookings } from './open-bookings.table.server.ts'

/**
 * Cancels what the leaver asked for or promised and has not happened yet, on both sides, and tells the other party. A
 * visit that has begun stays as it is: it took place, and only the two of them know how it ended.
 */
export async function leaveBookings(visit: Visit, leaverId: string): Promise<void> {
  for (const { id, status } of await findOpenBookings(visit, leaverId)) {
    const canceled = await moveBooking(visit, id, { from: status, to: 'canceled' }, reason)
    if (canceled) await recordCancellation(visit, canceled, { from: status, leaverId })
  }
}

async function recordCancellation(
  visit: Visit,
  booking: BookingRow,
  { from, leaverId }: { from: BookingRow['status']; leaverId: string },
): Promise<void> {
  await releaseTime(visit, booking.id)
  await recordEvent(visit, { bookingId: booking.id, actorId: leaverId, from, to: 'canceled', reason })
  await recordBookingLine(visit, booking.id, leaverId)
  await notifyParties(visit, booking.id, 'cancel')
}
