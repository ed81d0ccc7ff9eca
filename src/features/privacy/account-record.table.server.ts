import { sql } from 'kysely'

import { isId } from '../../platform/id.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { isParty } from '../appointments/parties.table.server.ts'

export type AccountRecordRow = NonNullable<Awaited<ReturnType<typeof findAccountRecord>>>

export async function findAccountRecord({ db }: Pick<Visit, 'db'>, whose: string) {
  const found = db
    .selectFrom('account')
    .leftJoin('membership', 'membership.accountId', 'account.id')
    .leftJoin('pro', 'pro.accountId', 'account.id')
    .select(['account.id', 'account.email', 'account.role', 'account.firstName', 'account.lastName'])
    .select(['account.createdAt', 'account.emailVerifiedAt', 'account.pendingEmail'])
    .select(['membership.status', 'membership.plan', 'membership.expiresAt', 'membership.cancelAtPeriodEnd'])
    .select(['pro.businessName', 'pro.city', 'pro.state', 'pro.approvedAt', 'pro.isVerified', 'pro.verifiedNote'])
    .where('account.deletedAt', 'is', null)
  const byAddress = sql<boolean>`lower(account.email) = ${whose.toLowerCase()}`
  return found.where(isId(whose) ? sql<boolean>`account.id = ${whose}` : byAddress).executeTakeFirst()
}

/** On either side, the newest first. */
export async function findLatestBookings({ db }: Pick<Visit, 'db'>, accountId: string, limit: number) {
  return db
    .selectFrom('booking')
    .innerJoin('account as customer', 'customer.id', 'booking.customerId')
    .innerJoin('pro', 'pro.accountId', 'booking.proId')
    .select(['booking.id', 'booking.status', 'booking.scheduledDate', 'booking.scheduledTime', 'booking.timeZone'])
    .select(['booking.customerId', 'customer.firstName', 'pro.businessName'])
    .where(isParty('booking', accountId))
    .orderBy('booking.createdAt', 'desc')
    .limit(limit)
    .execute()
}
