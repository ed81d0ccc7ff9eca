import { refuse } from '../../../platform/refusal.ts'
import { signedIn, type Visit } from '../../../platform/visit.server.ts'
import type { BookingRecord } from '../booking-record.table.server.ts'
import { suggestionChangesOf } from '../booking-transitions.ts'
import { requireOwnBooking } from '../bookings.server.ts'
import { keepUnchanged } from '../bookings.table.server.ts'
import { lockSeries } from '../series/series-changes.table.server.ts'
import { requireBookingToChange, requireMayChange } from '../changes/own-booking.server.ts'

type Step = keyof ReturnType<typeof suggestionChangesOf>

/**
 * The caller's booking, and the change that one step with its suggestion is for it. An appointment is locked; what is
 * done to a request names the state and the suggestion that were read.
 */
export async function requireForStep<Taken extends Step>(visit: Visit, id: string, step: Taken) {
  const booking = await lockAppointment(visit, id)
  const kind = suggestionChangesOf(booking)[step]
  requireMayChange(visit, booking, kind)
  return { booking, kind }
}

/**
 * The caller's booking. If it is an appointment, until the transaction ends its customer cannot ask for another time,
 * and the others of its series cannot change either.
 */
async function lockAppointment(visit: Visit, id: string): Promise<BookingRecord> {
  const booking = await requireBookingToChange(visit, id)
  if (booking.status !== 'accepted') return booking
  if (booking.seriesId === null) await keepUnchanged(visit, id, signedIn(visit).id)
  else await lockSeries(visit, booking.seriesId, id)
  // Read again, since either may have happened before the lock.
  return requireOwnBooking(visit, id)
}

/** What was seen is not what is suggested now, which may have another price. */
export function refuseOtherSuggestion(): never {
  refuse('conflict', 'The suggestion has changed. Please look at it again.', { code: 'NOT_SUGGESTED' })
}
