import { sql } from 'kysely'

import type { Visit } from '../../platform/visit.server.ts'
import { anyOf } from '../../platform/database/any-of.server.ts'
import { type AccountLogin, loginColumns } from './accounts.table.server.ts'

/**
 * Locks the account, so that concurrent changes to it take turns; undefined when it no longer exists. For update, so
 * that it also waits for those who keep the account by a key share lock.
 */
export async function lockAccount({ db }: Pick<Visit, 'db'>, id: string): Promise<AccountLogin | undefined> {
  const account = db.selectFrom('account').select(loginColumns).where('id', '=', id).where('deletedAt', 'is', null)
  return account.forUpdate().executeTakeFirst()
}

/**
 * Keeps the accounts from being deleted until the transaction ends, in this order; false when one of them no longer
 * exists.
 */
export async function shareLockAccounts({ db }: Visit, ...ids: string[]): Promise<boolean> {
  const held = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', anyOf(ids))
    .where('deletedAt', 'is', null)
    .orderBy(sql`array_position(${ids}::uuid[], id)`)
    .forKeyShare()
    .execute()
  return held.length === ids.length
}

/**
 * Locks the row of a business, so that concurrent changes to it, or to data copied from it, take turns. For update, so
 * that hiding it also waits for requests, which keep it by a key share lock. Keeps its account first: changing the row
 * twice, or telling the pro, would do so afterwards.
 */
export async function lockPro({ db }: Pick<Visit, 'db'>, proId: string): Promise<void> {
  const business = db.selectFrom('pro').innerJoin('account', 'account.id', 'pro.accountId').select('accountId')
  await business.where('accountId', '=', proId).forKeyShare('account').forUpdate('pro').execute()
}
