import { type Insertable, sql } from 'kysely'

import type { Database } from '../../platform/database.server.ts'
import type { AccountRow } from '../../platform/tables.ts'

export async function insertAccount(db: Database, account: Insertable<AccountRow>) {
  await db.insertInto('account').values(account).execute()
}

export async function findCredentials(db: Database, email: string) {
  return db
    .selectFrom('account')
    .select(['id', 'passwordHash'])
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
}

export async function findAccount(db: Database, id: string) {
  return db
    .selectFrom('account')
    .leftJoin('membership', 'membership.accountId', 'account.id')
    .leftJoin('pro', 'pro.accountId', 'account.id')
    .selectAll('account')
    .select([
      'membership.status',
      'membership.plan',
      'membership.expiresAt',
      'membership.cancelAtPeriodEnd',
      'pro.accountId as proId',
    ])
    .where('account.id', '=', id)
    .executeTakeFirstOrThrow()
}
