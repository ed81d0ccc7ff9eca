import { signedIn, type Visit } from '../../../platform/visit.server.ts'
import type { LostBooking } from '../booking.ts'
import { expireOwnRequests } from '../changes/expire-requests.server.ts'
import { findLost } from './lost-bookings.table.server.ts'

/** The caller's requests that pros declined, canceled or left unanswered, unless another pro was asked since. */
export async function lostBookings(visit: Visit): Promise<LostBooking[]> {
  await expireOwnRequests(visit)
  const lost = await findLost(visit, signedIn(visit).id)
  // An appointment and the request for another time for it are one loss.
  return lost.filter(({ replacesId }) => !lost.some(({ id }) => id === replacesId))
}
