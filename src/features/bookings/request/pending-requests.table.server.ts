import { sql } from 'kysely'

import type { Cursor } from '../../../platform/cursor.ts'
import { laterThan } from '../../../platform/database/after-cursor.server.ts'
import { batchSize } from '../../../platform/in-batches.server.ts'
import type { Visit } from '../../../platform/visit.server.ts'
import { isParty } from '../../appointments/parties.table.server.ts'

/** The customer's requests that wait for this pro. */
export async function findOpenRequests(visit: Visit, customerId: string, proId: string) {
  return visit.db
    .selectFrom('booking')
    .select(['id', 'startsAt', 'replacesId', 'seriesId', 'seriesNumber', 'repeatWeeks', 'repeatTimes'])
    .where('customerId', '=', customerId)
    .where('proId', '=', proId)
    .where('startsAt', '>', visit.now)
    .where('status', '=', sql.lit('pending'))
    .execute()
}

interface PastPending {
  partyId: string | undefined
  last: Cursor | undefined
}

/** Requests whose start has passed, the earliest first, of all or of one party: the next ones after the last. */
export async function findPastPending({ db, now }: Visit, { partyId, last }: PastPending): Promise<Cursor[]> {
  const query = db
    .selectFrom('booking')
    .select(['id', 'startsAt as at'])
    .where('status', '=', sql.lit('pending'))
    .where('startsAt', '<=', now)
    .where(laterThan('booking', last, 'startsAt'))
    .orderBy('startsAt')
    .orderBy('id')
  // One party's are few. With a limit the planner would look for them among everybody's.
  return (partyId === undefined ? query.limit(batchSize) : query.where(isParty('booking', partyId))).execute()
}
