import type { Cursor } from '../../../platform/cursor.ts'
import { signedIn, type Visit } from '../../../platform/visit.server.ts'
import { bookingTransitions } from '../booking-transitions.ts'
import { findPastPending } from '../request/pending-requests.table.server.ts'
import { setBookingStatus } from './booking-changes.table.server.ts'
import { forEachBooking } from './each-booking.server.ts'
import { recordChange } from './record-change.server.ts'

/** Cancels the pending requests whose start has passed: all, as a scheduled job does, or those of one party. */
export async function expirePendingRequests(visit: Visit, partyId?: string): Promise<void> {
  const find = (last: Cursor | undefined) => findPastPending(visit, { partyId, last })
  await forEachBooking(visit, { find, change: expire, failure: 'a request could not be ended' })
}

/**
 * Cancels those of the caller before a read: a request listed as waiting can still be answered. A page has several
 * reads, but its time does not pass: once is enough.
 */
export async function expireOwnRequests(visit: Visit): Promise<void> {
  const expiring = expiredFor.get(visit) ?? expirePendingRequests(visit, signedIn(visit).id)
  expiredFor.set(visit, expiring)
  await expiring
}

const expiredFor = new WeakMap<Visit, Promise<void>>()

async function expire(visit: Visit, id: string): Promise<void> {
  const endedAs = 'expired'
  const booking = await setBookingStatus(visit, { id }, bookingTransitions.expire, { endedAs })
  if (!booking) return
  await recordChange(visit, booking, { kind: 'expire', by: null, reason: endedAs })
}
