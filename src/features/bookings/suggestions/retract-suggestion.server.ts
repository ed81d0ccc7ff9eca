import { refuse } from '../../../platform/refusal.ts'
import { type Actor, signedIn, transact, type Visit } from '../../../platform/visit.server.ts'
import { recordBookingLine } from '../../messages/booking-lines.server.ts'
import { recordAnswerSpeed } from '../figures/answer-speed.server.ts'
import { clearSuggestion } from '../changes/booking-changes.table.server.ts'
import { notifyParties } from '../emails/booking-emails.server.ts'
import type { BookingRecord } from '../booking-record.table.server.ts'
import { mayChange } from '../booking-transitions.ts'
import { type BookingView, partyOf } from '../booking.ts'
import { readBooking } from '../bookings.server.ts'
import { findKept, refuseBlocked, refuseChanged, refuseOtherSuggestion } from '../changes/kept-booking.server.ts'
import { askAgainAt } from '../emails/reminders.ts'
import type { SeenSuggestion } from './suggestion.schema.ts'

/** Takes back the times that the pro suggested: the request waits for an answer, as before. */
export async function retractSuggestion(visit: Visit, id: string, seen: SeenSuggestion): Promise<BookingView> {
  const pro = signedIn(visit)
  return transact(visit, async (visit) => {
    const found = (await findKept(visit, id)) ?? refuse('missing', 'Booking not found.')
    requireWaiting(visit, found, pro)
    if (found.suggestionId !== seen.suggestionId) refuseOtherSuggestion()
    const remindAt = askAgainAt({ createdAt: visit.now, startsAt: found.startsAt })
    const booking = await clearSuggestion(visit, { bookingId: id, proId: pro.id, ...seen, remindAt })
    if (!booking) refuseChanged()
    await recordAnswerSpeed(visit, pro.id)
    await recordBookingLine(visit, booking, { by: pro })
    await notifyParties(visit, booking, { kind: 'retract', by: pro })
    return readBooking(visit, id)
  })
}

function requireWaiting(visit: Visit, booking: BookingRecord, person: Actor): void {
  if (mayChange(booking, 'retract', { viewerId: person.id, now: visit.now })) return
  if (partyOf(booking, person.id) === 'customer') refuse('forbidden', 'Only the professional can do that.')
  if (booking.isBlocked) refuseBlocked('take times back')
  refuse('conflict', 'Suggested times can be taken back only while the request waits.')
}
