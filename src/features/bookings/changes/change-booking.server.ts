import type { BookingStatus } from '../../../platform/tables/column-values.ts'
import { refuse, refuseFields } from '../../../platform/refusal.ts'
import { type Actor, signedIn, transact, type Visit } from '../../../platform/visit.server.ts'
import {
  findAction,
  actionsFor,
  type BookingAction,
  bookingTransitions,
  canEverSet,
  reasonFor,
} from '../booking-transitions.ts'
import { type BookingView, partyOf } from '../booking.ts'
import type { BookingStatusChange } from '../booking.schema.ts'
import { readBooking } from '../bookings.server.ts'
import type { BookingRecord } from '../booking-record.table.server.ts'
import { bookLater, cancelLater } from '../series/later-appointments.server.ts'
import { endRescheduledBooking } from '../rescheduling/reschedule-booking.server.ts'
import { refuseTaken, requireClaim } from './booking-claims.server.ts'
import { releaseTimes } from './booking-claims.table.server.ts'
import { setBookingStatus } from './booking-changes.table.server.ts'
import { findKept, refuseBlocked, refuseChanged } from './kept-booking.server.ts'
import { requireOpenPrice } from './open-price.ts'
import { recordChange } from './record-change.server.ts'

/**
 * Accepts, declines, completes or cancels. A stranger gets 404 whatever was sent, a party who may never do this 403,
 * and a party who is too early or too late 409.
 */
export async function changeBooking(visit: Visit, id: string, change: BookingStatusChange): Promise<BookingView> {
  const person = signedIn(visit)
  return transact(visit, async (visit) => {
    const booking = await findKept(visit, id)
    if (!booking) refuse('missing', 'Booking not found.')
    const action = requireAction(visit, person, booking, change.status)
    if (reasonFor(action) === 'required' && !change.reason) refuseFields({ reason: 'Please say why you are canceling' })
    const priceCents = requireOpenPrice(booking, change.price)
    const { reason, andLater } = change
    await perform(visit, booking, { action, by: person, reason, andLater, priceCents })
    return readBooking(visit, id)
  })
}

function requireAction(visit: Visit, person: Actor, booking: BookingRecord, to: BookingStatus): BookingAction {
  const action = findAction(booking.status, to)
  if (action && actionsFor(booking, person.id, visit.now).includes(action)) return action

  if (partyOf(booking, person.id) === 'customer' && canEverSet('pro', to) && !canEverSet('customer', to)) {
    refuse('forbidden', 'Only the professional can do that.')
  }
  if (action === 'accept' && booking.isBlocked) refuseBlocked('accept')
  if (action === 'accept' && booking.timeTaken) refuseTaken()
  if (action === 'complete') refuse('conflict', 'A booking can be completed on the day of the visit or later.')
  if (action === 'cancel') refuse('conflict', 'A visit that has begun can be canceled by its customer only.')
  const how = booking.status === 'pending' ? 'can no longer be changed that way' : `has already been ${booking.status}`
  return refuse('conflict', `This booking ${how}.`)
}

// The update names the status that was read, so the loser of a race updates no row.
async function perform(
  visit: Visit,
  { id, isBlocked, ...before }: BookingRecord,
  { action, by, reason, andLater, priceCents }: Performed,
): Promise<void> {
  const transition = bookingTransitions[action]
  if (action === 'accept') await endRescheduledBooking(visit, before)
  // Between blocked people the reason is kept in the event only: no email, conversation or card shows it.
  const booking = await setBookingStatus(visit, id, transition, {
    reason: isBlocked ? null : reason,
    priceCents,
  })
  if (!booking) refuseChanged()

  if (action === 'accept') {
    await requireClaim(visit, booking)
    await bookLater(visit, booking, by)
  }
  if (action === 'cancel') await releaseTimes(visit, [id])
  if (action === 'cancel' && andLater) await cancelLater(visit, booking, { by, reason })
  await recordChange(visit, booking, { kind: action, from: transition.from, by, reason, priceCents })
}

interface Performed {
  action: BookingAction
  by: Actor
  reason: string | null
  andLater: boolean | undefined
  priceCents: number | undefined
}
