import { refuse, refuseFields } from '../../../platform/refusal.ts'
import { type Actor, signedIn, transact, type Visit } from '../../../platform/visit.server.ts'
import { findAction, type BookingAction, bookingTransitions, reasonFor } from '../booking-transitions.ts'
import type { BookingView } from '../booking.ts'
import type { BookingStatusChange } from '../booking.schema.ts'
import { readBooking } from '../bookings.server.ts'
import type { BookingRecord } from '../booking-record.table.server.ts'
import { appointmentReminderAt } from '../emails/reminders.ts'
import { bookLater, cancelLater } from '../series/later-appointments.server.ts'
import { lockSeries } from '../series/series-changes.table.server.ts'
import { endRescheduled } from '../rescheduling/reschedule-booking.server.ts'
import { stateWords } from './change-refusals.ts'
import { requireClaim } from './booking-claims.server.ts'
import { releaseTimes } from './booking-claims.table.server.ts'
import { setBookingStatus } from './booking-changes.table.server.ts'
import { requireBookingToChange, refuseChanged, requireMayChange } from './own-booking.server.ts'
import { requireOpenPrice } from './open-price.ts'
import { recordChange } from './record-change.server.ts'

const onlyPro = 'Only the professional names the price'

/** Accepts, declines, completes or cancels. */
export async function changeBooking(visit: Visit, id: string, change: BookingStatusChange): Promise<BookingView> {
  const person = signedIn(visit)
  return transact(visit, async (visit) => {
    const booking = await requireBookingToChange(visit, id)
    // Whoever saw a request that was accepted meanwhile did not mean to cancel a visit, for which a reason is required.
    if (change.from !== undefined && change.from !== booking.status) refuse('conflict', stateWords(booking))
    const action = findAction(booking.status, change.status) ?? refuse('conflict', stateWords(booking))
    requireMayChange(visit, booking, action)
    if (reasonFor(action) === 'required' && !change.reason) refuseFields({ reason: 'Please say why you are canceling' })
    if (change.price !== undefined && person.id !== booking.proId) refuseFields({ price: onlyPro })
    const priceCents = requireOpenPrice(booking, change.price)
    const { reason, andLater } = change
    await perform(visit, booking, { action, by: person, reason, andLater, priceCents })
    return readBooking(visit, id)
  })
}

// The update names the status and the start that were read, so the loser of a race updates no row.
async function perform(
  visit: Visit,
  before: BookingRecord,
  { action, by, reason, andLater, priceCents }: Performed,
): Promise<void> {
  const { id, startsAt, isBlocked, seriesId } = before
  if (action === 'accept') await endRescheduled(visit, before)
  if (andLater && seriesId !== null) await lockSeries(visit, seriesId, id)
  // Between blocked people the reason is kept in the event only: no email, conversation or card shows it.
  const booking = await setBookingStatus(visit, { id, startsAt }, bookingTransitions[action], {
    reason: isBlocked ? null : reason,
    priceCents,
    remindAt: action === 'accept' ? appointmentReminderAt(visit.now, before) : null,
  })
  if (!booking) refuseChanged()

  if (action === 'accept') {
    await requireClaim(visit, booking)
    await bookLater(visit, booking, by)
  }
  if (action === 'cancel') await releaseTimes(visit, [id])
  if (action === 'cancel' && andLater) await cancelLater(visit, booking, { by, reason })
  await recordChange(visit, booking, { kind: action, by, reason, priceCents })
}

interface Performed {
  action: BookingAction
  by: Actor
  reason: string | null
  andLater: boolean | undefined
  priceCents: number | null
}
