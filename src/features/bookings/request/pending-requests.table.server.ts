import { sql } from 'kysely'

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

/** Requests whose start has passed, the earliest first: all, or those of one party. */
export async function findPastPending(visit: Visit, partyId?: string): Promise<string[]> {
  let query = visit.db
    .selectFrom('booking')
    .select('id')
    .where('status', '=', sql.lit('pending'))
    .where('startsAt', '<=', visit.now)
  if (partyId !== undefined) query = query.where(isParty('booking', partyId))
  const rows = await query.orderBy('startsAt').execute()
  return rows.map(({ id }) => id)
}
