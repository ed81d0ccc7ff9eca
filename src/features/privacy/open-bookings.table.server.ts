import type { Visit } from '../../platform/visit.server.ts'
import { isParty } from '../appointments/parties.table.server.ts'

/**
 * Pending requests, and accepted appointments that have not begun, on both sides. Two accounts that are deleted at the
 * same time lock them in the same order.
 */
export async function lockOpenBookings({ db, now }: Visit, personId: string) {
  return db
    .selectFrom('booking')
    .select(['id', 'status', 'customerId', 'startsAt'])
    .where(isParty('booking', personId))
    .where((on) =>
      on.or([on('status', '=', 'pending'), on.and([on('status', '=', 'accepted'), on('startsAt', '>', now)])]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
}
