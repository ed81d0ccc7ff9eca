import { transact, type Visit } from '../../platform/visit.server.ts'
import { bookingTransitions } from './booking.ts'
import { findPastPending, moveBooking } from './bookings.table.server.ts'
import { recordChange } from './record-change.server.ts'

const atOnce = 100

/** Cancels pending requests whose start has passed, and says how many; nobody has to be signed in. */
export async function expirePendingRequests(visit: Visit): Promise<number> {
  let expired = 0
  for (const id of await findPastPending(visit, atOnce)) {
    if (await transact(visit, (visit) => expire(visit, id))) expired++
  }
  return expired
}

async function expire(visit: Visit, id: string): Promise<boolean> {
  const reason = 'expired'
  const booking = await moveBooking(visit, id, bookingTransitions.expire, reason)
  if (!booking) return false
  await recordChange(visit, booking, { kind: 'expire', from: bookingTransitions.expire.from, by: null, reason })
  return true
}
