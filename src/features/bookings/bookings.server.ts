import { isId } from '../../platform/id.ts'
import { refuse } from '../../platform/refusal.ts'
import { signedIn, type Visit } from '../../platform/visit.server.ts'
import { type BookingParty, type BookingView, type OpenCounts, partyOf, type PoolPlace } from './booking.ts'
import type { BookingRecord } from './booking-record.table.server.ts'
import { isOpen } from './booking-transitions.ts'
import { countOpen, findBooking, findOpenBetween, findLastPool } from './bookings.table.server.ts'
import { expireOwnRequests } from './changes/expire-requests.server.ts'
import { presentBooking } from './present-booking.server.ts'

export async function getBooking(visit: Visit, id: string): Promise<BookingView> {
  await expireOwnRequests(visit)
  return readBooking(visit, id)
}

/** For the transaction that writes it: once that is committed, no later read can fail. */
export async function readBooking(visit: Visit, id: string): Promise<BookingView> {
  return presentBooking(visit, await requireOwnBooking(visit, id))
}

/** The caller's booking, if its other party is this person. */
export async function bookingBetween(visit: Visit, id: string, personId: string): Promise<BookingView | null> {
  await expireOwnRequests(visit)
  const booking = await findOwnBooking(visit, id)
  return booking && partyOf(booking, personId) ? presentBooking(visit, booking) : null
}

/** The open bookings of the caller and this person, soonest first. */
export async function openBookingsWith(visit: Visit, personId: string) {
  const { id } = signedIn(visit)
  const found = isId(personId) ? await findOpenBetween(visit, id, personId) : []
  return found.filter((booking) => isOpen(booking, visit.now))
}

/** The caller's request, as long as its pro has neither answered nor suggested other times. */
export async function ownRequest(visit: Visit, id: string): Promise<BookingView | null> {
  const booking = await findOwnBooking(visit, id)
  return booking?.status === 'pending' && !booking.suggestionId && booking.customerId === signedIn(visit).id
    ? presentBooking(visit, booking)
    : null
}

/** The booking, if the caller is one of its two parties. */
export async function findOwnBooking(visit: Visit, id: string): Promise<BookingRecord | undefined> {
  return findBooking(visit, id, signedIn(visit).id)
}

/** The same; 404 for everybody else. */
export async function requireOwnBooking(visit: Visit, id: string): Promise<BookingRecord> {
  return (await findOwnBooking(visit, id)) ?? refuse('missing', 'Booking not found.')
}

/** How many of the caller's bookings are open, on one side. */
export async function countOpenBookings(visit: Visit, side: BookingParty): Promise<OpenCounts> {
  return countOpen(visit, side, signedIn(visit).id)
}

/** The caller's pool address and the phone number to call there, from their last request: few people have two pools. */
export async function lastPoolOf(visit: Visit): Promise<(PoolPlace & { phone: string }) | null> {
  return (await findLastPool(visit, signedIn(visit).id)) ?? null
}

/** The ZIP code of a homeowner's pool; null for everybody else, and until it is known. */
export async function lastZipOf(visit: Visit): Promise<string | null> {
  return visit.actor?.role === 'customer' ? ((await lastPoolOf(visit))?.zip ?? null) : null
}
