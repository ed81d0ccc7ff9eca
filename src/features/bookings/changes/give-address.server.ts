import { newId } from '../../../platform/id.ts'
import { refuse, refuseFields } from '../../../platform/refusal.ts'
import { signedIn, transact, type Visit } from '../../../platform/visit.server.ts'
import { appendMessage } from '../../messages/messages.server.ts'
import { notifyOfMessage } from '../../notifications/notifications.server.ts'
import { findAddress } from '../../places/places.server.ts'
import { addressLine, type BookingView, type PoolPlace } from '../booking.ts'
import type { BookingRecord } from '../booking-record.table.server.ts'
import type { StreetAddress } from '../booking.schema.ts'
import { isOver } from '../booking-transitions.ts'
import { readBooking } from '../bookings.server.ts'
import { setAddress } from './booking-changes.table.server.ts'
import { stateWords } from './change-refusals.ts'
import { requireBookingToChange, refuseBlocked, refuseChanged } from './own-booking.server.ts'

/**
 * Adds the street address that the request left out to an appointment, and to those of its series that have none. The
 * pro reads it in a message of the customer.
 */
export async function giveAddress(visit: Visit, id: string, given: StreetAddress): Promise<BookingView> {
  return transact(visit, async (visit) => {
    const booking = await requireBookingToChange(visit, id)
    requireNoAddress(visit, booking)
    const pool = { ...townOf(booking, given.zip), address: given.address }
    const has = await setAddress(visit, booking, pool)
    if (!has.includes(id)) refuseChanged()
    await tellPro(visit, booking, pool)
    return readBooking(visit, id)
  })
}

/** Before the pro has accepted a request it can be changed as a whole. */
function requireNoAddress(visit: Visit, booking: BookingRecord): void {
  if (booking.customerId !== signedIn(visit).id) refuse('forbidden', 'Only the customer can say where the pool is.')
  if (booking.status !== 'accepted') refuse('conflict', stateWords(booking))
  if (isOver(booking, visit.now)) refuse('conflict', 'This visit is over.')
  if (booking.address !== null) refuse('conflict', 'This visit has a street address. Send a message if it is wrong.')
  if (booking.isBlocked) refuseBlocked('add an address')
  if (booking.proLeftAt !== null) refuse('conflict', 'This professional has left Poolwell.')
}

/** The town of the request or, if it named none, that of a ZIP code: nobody finds a street alone. */
function townOf({ city, state, zip }: BookingRecord, given: string | null): Omit<PoolPlace, 'address'> {
  if (city !== null || zip !== null) return { city, state, zip }
  if (given === null) refuseFields({ zip: 'Please add the ZIP code, so that the street can be found' })
  const found = findAddress({ city: '', state: state ?? '', zip: given })
  if ('problem' in found) refuseFields({ zip: found.problem })
  return { city: found.place.city, state: found.state, zip: given }
}

async function tellPro(visit: Visit, { id: bookingId, customerId, proId }: BookingRecord, pool: PoolPlace) {
  const message = { senderId: customerId, body: `The address is ${addressLine(pool)}.`, bookingId }
  const event = { type: 'booking', data: { bookingId } } as const
  const { conversationId } = await appendMessage(visit, { customerId, proId }, { id: newId(), ...message }, event)
  await notifyOfMessage(visit, proId, conversationId)
}
