import { sql } from 'kysely'

import type { Database } from '../../platform/database/database.server.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { membershipStatusAt } from '../accounts/membership-status.table.server.ts'
import type { ProRow } from '../../platform/tables/pro-tables.ts'

export async function findWaiting({ db }: Pick<Visit, 'db'>) {
  return db
    .selectFrom('pro')
    .innerJoin('account', 'account.id', 'pro.accountId')
    .select(['account.email', 'pro.businessName', 'pro.city', 'pro.state', 'pro.createdAt'])
    .where('pro.approvedAt', 'is', null)
    .where('account.deletedAt', 'is', null)
    .orderBy('pro.createdAt')
    .execute()
}

/** The id of the business of this account, locked as by `lockPro`; undefined when there is none. */
export async function lockBusinessOf({ db }: Pick<Visit, 'db'>, email: string): Promise<string | undefined> {
  const business = db.selectFrom('pro').select('accountId').where('accountId', '=', accountWith(db, email)).forUpdate()
  return (await business.executeTakeFirst())?.accountId
}

/** Approves the business, or hides it; false when it is approved or hidden already. */
export async function setApproved({ db }: Pick<Visit, 'db'>, proId: string, approvedAt: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('pro')
    .set({ approvedAt })
    .where('accountId', '=', proId)
    .where('approvedAt', approvedAt === null ? 'is not' : 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function findApproved({ db, now }: Visit, proId: string) {
  return db
    .selectFrom('pro')
    .innerJoin('account', 'account.id', 'pro.accountId')
    .leftJoin('membership', 'membership.accountId', 'pro.accountId')
    .select(['account.email', 'pro.businessName', 'pro.wishedPlan'])
    .select(membershipStatusAt(now).as('membership'))
    .where('pro.accountId', '=', proId)
    .where('pro.approvedAt', 'is not', null)
    .where('account.deletedAt', 'is', null)
    .executeTakeFirst()
}

/** Where the pro is written to; undefined once the account is deleted. */
export async function findProEmail({ db }: Pick<Visit, 'db'>, proId: string): Promise<string | undefined> {
  const account = db.selectFrom('account').select('email').where('id', '=', proId).where('deletedAt', 'is', null)
  return (await account.executeTakeFirst())?.email
}

export async function setVerified(
  { db }: Pick<Visit, 'db'>,
  email: string,
  mark: Pick<ProRow, 'isVerified' | 'verifiedNote' | 'updatedAt'>,
) {
  return db
    .updateTable('pro')
    .set(mark)
    .where('accountId', '=', accountWith(db, email))
    .returning(['businessName', 'city', 'state'])
    .executeTakeFirst()
}

function accountWith(db: Database, email: string) {
  return db
    .selectFrom('account')
    .select('id')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('deletedAt', 'is', null)
    .forKeyShare()
}
