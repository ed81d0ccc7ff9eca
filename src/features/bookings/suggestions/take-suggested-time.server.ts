import { refuse } from '../../../platform/refusal.ts'
import { signedIn, transact, type Visit } from '../../../platform/visit.server.ts'
import { localStart, plusMinutes } from '../../availability/local-time.ts'
import { requireClaim } from '../changes/booking-claims.server.ts'
import { lockBuffer, releaseTimes } from '../changes/booking-claims.table.server.ts'
import type { BookingRecord } from '../booking-record.table.server.ts'
import type { BookingView } from '../booking.ts'
import { readBooking } from '../bookings.server.ts'
import { refuseChanged } from '../changes/own-booking.server.ts'
import { bookLater } from '../series/later-appointments.server.ts'
import { findFollowing, moveAlong, type Moving, planAlong } from '../series/move-along.server.ts'
import { seriesOf } from '../series/repeats.ts'
import { recordChange } from '../changes/record-change.server.ts'
import { endRescheduled } from '../rescheduling/reschedule-booking.server.ts'
import { setTakenTime } from './suggestion-steps.table.server.ts'
import { requireForStep, refuseOtherSuggestion } from './own-suggestion.server.ts'
import type { TakenTime } from './suggestion.schema.ts'
import { setTakenStart } from './suggestions.table.server.ts'

/**
 * Accepts one of the times that the pro suggested, and so has agreed to already: the request is booked, or the
 * appointment moves, with the later ones of its series if the pro asked for that.
 */
export async function takeSuggestedTime(visit: Visit, id: string, wanted: TakenTime): Promise<Taken> {
  const customer = signedIn(visit)
  return transact(visit, async (visit) => {
    const { booking, kind } = await requireForStep(visit, id, 'take')
    const { suggestionId, startsAt } = requireOpenStart(visit, booking, wanted)
    const { suggestedPriceCents: priceCents, durationMinutes } = booking
    if (kind === 'take') await endRescheduled(visit, booking)
    const start = { date: wanted.date, time: wanted.time, startsAt, endsAt: plusMinutes(startsAt, durationMinutes) }
    const moves = await planMoves(visit, booking, wanted)
    const taken = await setTakenTime(visit, booking, { suggestionId, start, priceCents })
    if (!taken) refuseChanged()
    await setTakenStart(visit, { bookingId: id, id: suggestionId, takenStart: startsAt })
    // Before the claim: the two times may overlap.
    if (kind === 'takeMove') await releaseTimes(visit, [id, ...moves.map((later) => later.id)])
    await requireClaim(visit, taken)
    if (kind === 'take') await bookLater(visit, taken, customer)
    await moveAlong(visit, taken, { moves, by: customer })
    await recordChange(visit, taken, { kind, by: customer, reason: null, priceCents, suggestionId, insteadOf: booking })
    return { ...(await readBooking(visit, id)), movedAlong: moves.length }
  })
}

interface Taken extends BookingView {
  /** How many later appointments of its series moved with it. */
  movedAlong: number
}

/** The later appointments of its series that move with it. */
async function planMoves(visit: Visit, booking: BookingRecord, to: TakenTime): Promise<Moving[]> {
  const series = seriesOf(booking)
  if (!booking.suggestedAndLater || !series) return []
  // What is free is read once nobody else can claim times of this pro.
  await lockBuffer(visit, booking.proId)
  const following = await findFollowing(visit, { ...booking, series })
  return (await planAlong(visit, following, [to])).flatMap(({ moves }) => moves)
}

/** The start, if the pro suggests it now, and it neither passed nor was taken. */
function requireOpenStart(visit: Visit, booking: BookingRecord, { date, time, ...seen }: TakenTime) {
  const { suggestionId, suggestedStarts, openStarts, timeZone } = booking
  const startsAt = suggestedStarts?.find((start) => {
    const local = localStart(timeZone, start)
    return local.date === date && local.time === time
  })
  if (!startsAt || openStarts === null || suggestionId !== seen.suggestionId) refuseOtherSuggestion()
  if (!openStarts.some((open) => new Date(open).getTime() === startsAt.getTime())) {
    // Taken by somebody else, or too soon for the notice that the pro needs.
    if (startsAt > visit.now) refuse('conflict', 'This time is no longer free.', { code: 'TIME_TAKEN' })
    refuse('conflict', 'This time has passed. Please choose another.', { code: 'TIME_PASSED' })
  }
  return { suggestionId, startsAt }
}
