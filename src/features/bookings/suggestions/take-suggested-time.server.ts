import { refuse } from '../../../platform/refusal.ts'
import { type Actor, signedIn, transact, type Visit } from '../../../platform/visit.server.ts'
import { localStart, plusMinutes } from '../../availability/local-time.ts'
import { requireClaim } from '../changes/booking-claims.server.ts'
import { setTakenTime } from '../changes/booking-changes.table.server.ts'
import type { BookingRecord } from '../booking-record.table.server.ts'
import { bookingTransitions, mayChange } from '../booking-transitions.ts'
import { type BookingView, partyOf } from '../booking.ts'
import { readBooking } from '../bookings.server.ts'
import { findKept, refuseBlocked, refuseChanged, refuseOtherSuggestion } from '../changes/kept-booking.server.ts'
import { bookLater } from '../series/later-appointments.server.ts'
import { recordChange } from '../changes/record-change.server.ts'
import { endRescheduledBooking } from '../rescheduling/reschedule-booking.server.ts'
import type { TakenTime } from './suggestion.schema.ts'

/** Accepts one of the times that the pro suggested, and so has agreed to already. */
export async function takeSuggestedTime(visit: Visit, id: string, wanted: TakenTime): Promise<BookingView> {
  const customer = signedIn(visit)
  return transact(visit, async (visit) => {
    const booking = (await findKept(visit, id)) ?? refuse('missing', 'Booking not found.')
    requireWaiting(visit, booking, customer)
    const { suggestionId, startsAt } = requireOpenStart(visit, booking, wanted)
    const { suggestedPriceCents: priceCents, customerId, durationMinutes } = booking
    await endRescheduledBooking(visit, booking)
    const start = { date: wanted.date, time: wanted.time, startsAt, endsAt: plusMinutes(startsAt, durationMinutes) }
    const taken = await setTakenTime(visit, { bookingId: id, customerId, suggestionId, start, priceCents })
    if (!taken) refuseChanged()
    await requireClaim(visit, taken)
    await bookLater(visit, taken, customer)
    const change = { kind: 'take', from: bookingTransitions.take.from, by: customer, reason: null } as const
    await recordChange(visit, taken, { ...change, priceCents })
    return readBooking(visit, id)
  })
}

function requireWaiting(visit: Visit, booking: BookingRecord, person: Actor): void {
  if (mayChange(booking, 'take', { viewerId: person.id, now: visit.now })) return
  if (partyOf(booking, person.id) === 'pro') refuse('forbidden', 'Only the customer can take a suggested time.')
  if (booking.isBlocked) refuseBlocked('take this time')
  const how = booking.status === 'pending' ? 'can no longer be changed that way' : `has already been ${booking.status}`
  refuse('conflict', `This booking ${how}.`)
}

/** The start, if the pro suggests it now, and it neither passed nor was taken. */
function requireOpenStart(visit: Visit, booking: BookingRecord, { date, time, ...seen }: TakenTime) {
  const { suggestionId, suggestedStarts, openStarts, timeZone } = booking
  const startsAt = suggestedStarts?.find((start) => {
    const local = localStart(timeZone, start)
    return local.date === date && local.time === time
  })
  if (!startsAt || suggestionId !== seen.suggestionId) refuseOtherSuggestion()
  if (!openStarts?.some((open) => new Date(open).getTime() === startsAt.getTime())) {
    // Taken by somebody else, or too soon for the notice that the pro needs.
    if (startsAt > visit.now) refuse('conflict', 'This time is no longer free.', { code: 'TIME_TAKEN' })
    refuse('conflict', 'This time has passed. Please choose another.', { code: 'TIME_PASSED' })
  }
  return { suggestionId, startsAt }
}
