import { refuse } from '../../../platform/refusal.ts'
import { signedIn, type Visit } from '../../../platform/visit.server.ts'
import type { BookingRecord } from '../booking-record.table.server.ts'
import { type BookingTransition, bookingTransitions, isMoving, mayChange } from '../booking-transitions.ts'
import { partyOf } from '../booking.ts'
import { requireOwnBooking } from '../bookings.server.ts'
import { lockParties } from '../bookings.table.server.ts'
import { refuseTaken } from './booking-claims.server.ts'
import { changeRefusals, type PartyChange, stateWords } from './change-refusals.ts'

/**
 * The caller's booking, whose two parties can neither leave nor block each other until the transaction ends; 404 for
 * everybody else. The booking itself is not locked: the change names the state that was read.
 */
export async function requireBookingToChange(visit: Visit, id: string): Promise<BookingRecord> {
  // Locked before it is read, so that no block is missed.
  await lockParties(visit, id, signedIn(visit).id)
  return requireOwnBooking(visit, id)
}

/** 403 for a party who may never do this, or not after a block; 409 for one who is too early or too late. */
export function requireMayChange(visit: Visit, booking: BookingRecord, change: PartyChange): void {
  const { id } = signedIn(visit)
  if (mayChange(booking, change, { viewerId: id, now: visit.now })) return

  const { by, from }: BookingTransition = bookingTransitions[change]
  const { byOther, atThisTime, always } = changeRefusals[change]
  const party = partyOf(booking, id)
  const isTheirs = party !== undefined && by.includes(party)
  if (byOther && !isTheirs) refuse('forbidden', byOther)
  const unhindered = { ...booking, isBlocked: false, timeTaken: false, replacement: null }
  if (mayChange(unhindered, change, { viewerId: id, now: visit.now })) refuseHindered(booking, change)
  refuse('conflict', always ?? (isTheirs && booking.status === from ? atThisTime : undefined) ?? stateWords(booking))
}

/** What stands in the way of a change that this party could make now otherwise. */
function refuseHindered(booking: BookingRecord, change: PartyChange): void {
  const { claims, unlessMoving }: BookingTransition = bookingTransitions[change]
  const { blocked } = changeRefusals[change]
  if (blocked && booking.isBlocked) refuseBlocked(blocked)
  if (claims && booking.timeTaken) refuseTaken()
  if (unlessMoving && isMoving(booking)) refuseMoving()
}

/** The conditional update found another state than the one that was read. */
export function refuseChanged(): never {
  refuse('conflict', 'This booking has just been changed by somebody else.')
}

function refuseMoving(): never {
  const message = 'There is a request for another time for this visit already. It has to be answered first.'
  refuse('conflict', message, { code: 'ALREADY_MOVING' })
}

/** "You cannot …" */
export function refuseBlocked(what: string): never {
  refuse('forbidden', `You cannot ${what}: the two of you cannot write to each other.`, { code: 'BLOCKED' })
}
