import { isId } from '../../../platform/id.ts'
import { refuse } from '../../../platform/refusal.ts'
import { signedIn, type Visit } from '../../../platform/visit.server.ts'
import type { BookingRecord } from '../booking-record.table.server.ts'
import { findBooking, keepUnblocked } from '../bookings.table.server.ts'

/** The booking, if the caller is one of its two parties, who cannot block each other until the transaction ends. */
export async function findKept(visit: Visit, id: string): Promise<BookingRecord | undefined> {
  const { id: personId } = signedIn(visit)
  if (!isId(id)) return undefined
  // The lock first: the booking that is read then has every block that was made.
  await keepUnblocked(visit, id, personId)
  return findBooking(visit, id, personId)
}

/** The conditional update found another state than the one that was read. */
export function refuseChanged(): never {
  refuse('conflict', 'This booking has just been changed by somebody else.')
}

/** What was seen is not what is suggested now, which may have another price. */
export function refuseOtherSuggestion(): never {
  refuse('conflict', 'What is suggested has changed. Please look at it again.', { code: 'NOT_SUGGESTED' })
}

export function refuseBlocked(what: string): never {
  refuse('forbidden', `You cannot ${what}: the two of you cannot write to each other.`, { code: 'BLOCKED' })
}
