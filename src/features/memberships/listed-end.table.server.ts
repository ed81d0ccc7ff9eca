import { sql } from 'kysely'

import type { Visit } from '../../platform/visit.server.ts'
import { lockPro } from '../accounts/account-locks.table.server.ts'

/**
 * Copies to the search until when a pro takes requests; call it in the transaction that changes the membership. Takes
 * the lock of `projectPro`, which copies the same value and could otherwise restore an older one.
 */
export async function copyListedEnd(visit: Pick<Visit, 'db'>, accountId: string): Promise<void> {
  await lockPro(visit, accountId)
  await sql`
    update search_listing l set requests_until = takes_requests_until(m) from membership m
    where l.pro_id = ${accountId} and m.account_id = l.pro_id
      and l.requests_until is distinct from takes_requests_until(m)`.execute(visit.db)
}
