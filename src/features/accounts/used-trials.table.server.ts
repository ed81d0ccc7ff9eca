import { sql } from 'kysely'

import type { Visit } from '../../platform/visit.server.ts'
import { trialHashOf } from './trial-hash.server.ts'

export async function hasUsedTrial({ db }: Visit, email: string): Promise<boolean> {
  const emailHash = trialHashOf(email)
  const used = await db.selectFrom('usedTrial').select('usedAt').where('emailHash', '=', emailHash).executeTakeFirst()
  return used !== undefined
}

/**
 * Records the account's trial, if any, under its address, once there are both a trial and a confirmed address. Not
 * before: an unconfirmed address may be a stranger's, and must not use up that person's trial.
 */
export async function rememberTrial({ db, now }: Visit, accountId: string, email: string): Promise<void> {
  const had = db
    .selectFrom('membership')
    .select([sql<string>`${trialHashOf(email)}`.as('emailHash'), sql<Date>`${now}::timestamptz`.as('usedAt')])
    .where('accountId', '=', accountId)
    .where('trialUsedAt', 'is not', null)
  await db
    .insertInto('usedTrial')
    .columns(['emailHash', 'usedAt'])
    .expression(had)
    .onConflict((conflict) => conflict.column('emailHash').doNothing())
    .execute()
}
