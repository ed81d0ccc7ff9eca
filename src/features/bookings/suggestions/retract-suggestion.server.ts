import { signedIn, transact, type Visit } from '../../../platform/visit.server.ts'
import { clearSuggestion } from '../changes/booking-changes.table.server.ts'
import { recordChange } from '../changes/record-change.server.ts'
import type { BookingView } from '../booking.ts'
import { readBooking } from '../bookings.server.ts'
import {
  lockOwnBooking,
  refuseChanged,
  refuseOtherSuggestion,
  requireMayChange,
} from '../changes/own-booking.server.ts'
import { askAgainAt } from '../emails/reminders.ts'
import type { SeenSuggestion } from './suggestion.schema.ts'
import { setRetracted } from './suggestions.table.server.ts'

/** Takes back the times that the pro suggested: the request waits for an answer, as before. */
export async function retractSuggestion(visit: Visit, id: string, seen: SeenSuggestion): Promise<BookingView> {
  const pro = signedIn(visit)
  return transact(visit, async (visit) => {
    const found = await lockOwnBooking(visit, id)
    requireMayChange(visit, found, 'retract')
    if (found.suggestionId !== seen.suggestionId) refuseOtherSuggestion()
    const remindAt = askAgainAt({ createdAt: visit.now, startsAt: found.startsAt })
    const booking = await clearSuggestion(visit, { bookingId: id, proId: pro.id, ...seen, remindAt })
    if (!booking) refuseChanged()
    await setRetracted(visit, id)
    await recordChange(visit, booking, { kind: 'retract', by: pro, reason: null })
    return readBooking(visit, id)
  })
}
