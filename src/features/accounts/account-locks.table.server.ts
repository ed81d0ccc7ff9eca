import type { Database } from '../../platform/database.server.ts'

/** Locks the account, so that concurrent changes to it take turns; false when it no longer exists. */
export async function lockAccount(db: Database, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return found !== undefined
}

/** Keeps the account from being deleted until the transaction ends; false when it no longer exists. */
export async function shareLockAccount(db: Database, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
  return found !== undefined
}
