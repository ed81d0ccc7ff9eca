import { signedIn, type Visit } from '../../platform/visit.server.ts'
import { bookingTransitions, type OwnReason } from './booking-transitions.ts'
import { setBookingStatus } from './booking-changes.table.server.ts'
import { forEachBooking } from './each-booking.server.ts'
import { findPastPending } from './pending-requests.table.server.ts'
import { recordChange } from './record-change.server.ts'

const batchSize = 100

/** Cancels the pending requests whose start has passed; for the clock. */
export async function expirePendingRequests(visit: Visit): Promise<void> {
  const ids = await findPastPending(visit, { limit: batchSize })
  const expired = await expireEach(visit, ids)
  if (ids.length === batchSize && expired > 0) await expirePendingRequests(visit)
}

/** The same for the caller, before they read: what is listed as waiting can still be answered. */
export async function expireOwnRequests(visit: Visit): Promise<void> {
  const partyId = signedIn(visit).id
  await expireEach(visit, await findPastPending(visit, { partyId, limit: batchSize }))
}

function expireEach(visit: Visit, ids: readonly string[]): Promise<number> {
  return forEachBooking(visit, ids, { change: expire, failure: 'a request could not be ended' })
}

async function expire(visit: Visit, id: string): Promise<boolean> {
  const reason = 'expired' satisfies OwnReason
  const booking = await setBookingStatus(visit, id, bookingTransitions.expire, { reason })
  if (!booking) return false
  await recordChange(visit, booking, { kind: 'expire', from: bookingTransitions.expire.from, by: null, reason })
  return true
}
