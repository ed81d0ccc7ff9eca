import type { Actor, Visit } from '../../platform/visit.server.ts'
import { releaseTimes } from '../bookings/changes/booking-claims.table.server.ts'
import { setBookingStatus } from '../bookings/changes/booking-changes.table.server.ts'
import { cancelLater } from '../bookings/series/later-appointments.server.ts'
import { recordChange } from '../bookings/changes/record-change.server.ts'
import { lockOpenBookings } from './erasure.table.server.ts'

/**
 * Cancels the open requests and upcoming appointments of the departing user, on both sides, and tells the other party.
 * An appointment that has begun stays: it took place, and only its two parties know how it ended.
 */
export async function cancelOpenBookings(visit: Visit, departing: Pick<Actor, 'id'>): Promise<void> {
  const endedAs = 'account deleted'
  const open = await lockOpenBookings(visit, departing.id)
  for (const { id, status: from, customerId } of open.toSorted(byStart)) {
    const canceled = await setBookingStatus(visit, { id }, { from, to: 'canceled' }, { endedAs })
    if (!canceled) continue
    await releaseTimes(visit, [id])
    // Then these are no longer found as accepted, and one email tells of them all.
    if (from === 'accepted') await cancelLater(visit, canceled, { by: departing, reason: endedAs })
    const kind = from === 'pending' ? endOfRequest(customerId === departing.id) : 'cancel'
    await recordChange(visit, canceled, { kind, by: departing, reason: endedAs })
  }
}

/** The message to the other party about a request that was never accepted. */
function endOfRequest(isCustomer: boolean) {
  return isCustomer ? 'withdraw' : 'decline'
}

function byStart(a: { startsAt: Date }, b: { startsAt: Date }): number {
  return a.startsAt.getTime() - b.startsAt.getTime()
}
