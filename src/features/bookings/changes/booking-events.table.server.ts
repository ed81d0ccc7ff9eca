import { newId } from '../../../platform/id.ts'
import type { BookingStatus } from '../../../platform/tables/column-values.ts'
import type { Visit } from '../../../platform/visit.server.ts'

/** Records of each booking who changed it, when, from what, to what and why, in the same transaction. */
export async function insertEvents(
  visit: Visit,
  bookingIds: readonly string[],
  { actorId, from, to, reason }: ChangeOfStatus,
): Promise<void> {
  const event = { actorId, fromStatus: from, toStatus: to, reason, at: visit.now }
  await visit.db
    .insertInto('bookingEvent')
    .values(bookingIds.map((bookingId) => ({ id: newId(), bookingId, ...event })))
    .execute()
}

interface ChangeOfStatus {
  actorId: string | null
  from: BookingStatus | null
  to: BookingStatus
  reason: string | null
}
