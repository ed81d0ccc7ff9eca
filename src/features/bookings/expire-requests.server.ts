import { transact, type Visit } from '../../platform/visit.server.ts'
import { notifyParties } from './booking-emails.server.ts'
import { recordBookingLine } from '../messages/booking-lines.server.ts'
import { bookingTransitions } from './booking.ts'
import { findPastPending, moveBooking, recordEvent } from './bookings.table.server.ts'

const atOnce = 100

/** Cancels pending requests whose start has passed, and says how many; nobody has to be signed in. */
export async function expirePendingRequests(visit: Visit): Promise<number> {
  let expired = 0
  for (const id of await findPastPending(visit, atOnce)) {
    if (await transact(visit, (visit) => expire(visit, id))) expired++
  }
  return expired
}

async function expire(visit: Visit, bookingId: string): Promise<boolean> {
  const reason = 'expired'
  const { from, to } = bookingTransitions.expire
  if (!(await moveBooking(visit, bookingId, { from, to }, reason))) return false
  await recordEvent(visit, { bookingId, actorId: null, from, to, reason })
  await recordBookingLine(visit, bookingId, null)
  await notifyParties(visit, bookingId, 'expire')
  return true
}
