import { type Insertable, sql, type Updateable } from 'kysely'

import { type Given, prepare } from '../../platform/database/prepare.server.ts'
import type { Visit } from '../../platform/visit.server.ts'
import type { AccountRow } from '../../platform/tables/account-tables.ts'
import { membershipStatusAt } from './membership-status.table.server.ts'

export async function insertAccount({ db }: Visit, account: Insertable<AccountRow>) {
  await db.insertInto('account').values(account).execute()
}

export async function findCredentials({ db }: Visit, email: string) {
  return db
    .selectFrom('account')
    .select(['id', 'passwordHash', 'email'])
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

/** What an account logs in with. */
export const loginColumns = ['id', 'email', 'pendingEmail', 'emailVerifiedAt', 'passwordHash'] as const
export type AccountLogin = Pick<AccountRow, (typeof loginColumns)[number]>

export async function findLogin({ db }: Visit, id: string): Promise<AccountLogin> {
  return db.selectFrom('account').select(loginColumns).where('id', '=', id).executeTakeFirstOrThrow()
}

export async function updateAccount({ db }: Visit, id: string, change: Updateable<AccountRow>) {
  await db.updateTable('account').set(change).where('id', '=', id).execute()
}

const columns = [
  'account.id',
  'account.firstName',
  'account.lastName',
  'account.email',
  'account.phone',
  'account.role',
  'account.profileImageUrl',
  'account.emailVerifiedAt',
  'account.pendingEmail',
  'account.createdAt',
] as const

export type FoundAccount = Awaited<ReturnType<typeof findAccount>>

export async function findAccount({ db, now }: Visit, id: string) {
  const [account] = await withMembership(db, { id, now })
  if (!account) throw new Error('There is no such account')
  return account
}

const withMembership = prepare((db, given: Given<{ id: string; now: Date }>) =>
  db
    .selectFrom('account')
    .leftJoin('membership', 'membership.accountId', 'account.id')
    .leftJoin('pro', 'pro.accountId', 'account.id')
    .select(columns)
    .select(['membership.plan', 'membership.nextPlan', 'membership.expiresAt', 'membership.cancelAtPeriodEnd'])
    .select('pro.accountId as proId')
    .select(membershipStatusAt(given('now')).as('status'))
    .where('account.id', '=', given('id')),
)
