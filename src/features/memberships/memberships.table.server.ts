import type { Visit } from '../../platform/visit.server.ts'
import { standingAt } from '../accounts/standing.table.server.ts'

/** A membership as it stands now; `storedStatus` is what the provider reported last. */
export async function findMembership({ db, now }: Visit, accountId: string) {
  return db
    .selectFrom('membership')
    .selectAll()
    .select(standingAt(now).as('standing'))
    .where('accountId', '=', accountId)
    .executeTakeFirst()
}

export async function hasUsedTrial({ db }: Visit, emailHash: string): Promise<boolean> {
  const used = await db.selectFrom('usedTrial').select('usedAt').where('emailHash', '=', emailHash).executeTakeFirst()
  return used !== undefined
}
