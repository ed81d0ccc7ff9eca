import { signedIn, transact, type Visit } from '../../../platform/visit.server.ts'
import { recordChange } from '../changes/record-change.server.ts'
import type { BookingView } from '../booking.ts'
import { readBooking } from '../bookings.server.ts'
import { refuseChanged } from '../changes/own-booking.server.ts'
import { appointmentReminderAt, askAgainAt } from '../emails/reminders.ts'
import { clearSuggestion } from './suggestion-steps.table.server.ts'
import { requireForStep, refuseOtherSuggestion } from './own-suggestion.server.ts'
import type { SeenSuggestion } from './suggestion.schema.ts'
import { setRetracted } from './suggestions.table.server.ts'

/**
 * Takes back the times that the pro suggested: the request waits for an answer, as before, or the appointment stays as
 * it is.
 */
export async function retractSuggestion(visit: Visit, id: string, seen: SeenSuggestion): Promise<BookingView> {
  const pro = signedIn(visit)
  return transact(visit, async (visit) => {
    const { booking: found, kind } = await requireForStep(visit, id, 'retract')
    const { suggestionId, openStarts, suggestedMovesFrom, startsAt } = found
    if (openStarts === null || suggestionId !== seen.suggestionId) refuseOtherSuggestion()
    const moves = kind === 'retractMove'
    const remindAt = moves ? appointmentReminderAt(visit.now, found) : askAgainAt({ createdAt: visit.now, startsAt })
    const booking = await clearSuggestion(visit, found, { suggestionId, remindAt })
    if (!booking) refuseChanged()
    await setRetracted(visit, id, suggestedMovesFrom)
    await recordChange(visit, { ...booking, suggestionId }, { kind, by: pro, reason: null, suggestionId })
    return readBooking(visit, id)
  })
}
