import type { Database } from '../../platform/database.server.ts'
import type { Visit } from '../../platform/visit.server.ts'

/** Locks the account, so that concurrent changes to it take turns; false when it no longer exists. */
export async function lockAccount({ db }: Pick<Visit, 'db'>, id: string): Promise<boolean> {
  return (await existingAccount(db, id).forUpdate().executeTakeFirst()) !== undefined
}

/** Keeps the account from being deleted until the transaction ends; false when it no longer exists. */
export async function shareLockAccount({ db }: Visit, id: string): Promise<boolean> {
  return (await existingAccount(db, id).forKeyShare().executeTakeFirst()) !== undefined
}

function existingAccount(db: Database, id: string) {
  return db.selectFrom('account').select('id').where('id', '=', id).where('deletedAt', 'is', null)
}
