import { sql } from 'kysely'

import { newId } from '../../platform/id.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { membershipStatusAt } from '../accounts/membership-status.table.server.ts'
import type { Plan } from './membership.ts'
import { noMembership, type ReportedMembership } from './reported-membership.ts'

const columns = [
  'membership.accountId',
  'membership.status',
  'membership.plan',
  'membership.nextPlan',
  'membership.expiresAt',
  'membership.cancelAtPeriodEnd',
  'membership.hasCard',
  'membership.customerRef',
  'membership.trialUsedAt',
] as const

/** Of the member's business, if there is one: its time zone, and whether an operator has still to approve it. */
const ofBusiness = [
  sql<string>`coalesce(pro.time_zone, 'UTC')`.as('timeZone'),
  sql<boolean>`pro.account_id is not null and pro.approved_at is null`.as('awaitsApproval'),
] as const

/** A membership as last reported, and its current status. */
export async function findMembership({ db, now }: Visit, accountId: string) {
  return db
    .selectFrom('membership')
    .leftJoin('pro', 'pro.accountId', 'membership.accountId')
    .select(columns)
    .select(ofBusiness)
    .select(membershipStatusAt(now).as('currentStatus'))
    .where('membership.accountId', '=', accountId)
    .executeTakeFirst()
}

/** An account's customer id at the provider, and its email address. */
export async function findCustomer({ db }: Visit, accountId: string) {
  return db
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.accountId')
    .select(['membership.customerRef', 'account.email'])
    .where('account.id', '=', accountId)
    .executeTakeFirst()
}

/**
 * Links an account to its customer at the provider, in place of one that was deleted there. Of two concurrent calls the
 * first one's customer stays, and is returned to both.
 */
export async function saveCustomer(
  visit: Visit,
  accountId: string,
  { customerRef, deleted }: { customerRef: string; deleted: string | null },
): Promise<string> {
  // Without the customer: two such rows would also meet in its index, which the conflict is not about.
  await ensureMembership(visit, accountId)
  const saved = await visit.db
    .updateTable('membership')
    .set({ customerRef: sql`coalesce(nullif(customer_ref, ${deleted}), ${customerRef})` })
    .where('accountId', '=', accountId)
    .returning('customerRef')
    .executeTakeFirstOrThrow()
  return saved.customerRef ?? customerRef
}

/** Gives the account an inactive membership, unless it has one already. */
export async function ensureMembership({ db, now }: Visit, accountId: string): Promise<void> {
  await db
    .insertInto('membership')
    .values({ accountId, ...noMembership, updatedAt: now })
    .onConflict((conflict) => conflict.column('accountId').doNothing())
    .execute()
}

export async function insertConsent({ db, now, ip }: Visit, accountId: string, plan: Plan, terms: string) {
  const { interval, priceCents } = plan
  await db
    .insertInto('membershipConsent')
    .values({ id: newId(), accountId, plan: interval, priceCents, terms, ip, consentedAt: now })
    .execute()
}

/** Numbers a reading of the provider that begins now; null for an unknown customer. */
export async function beginSync({ db }: Visit, customerRef: string): Promise<number | null> {
  const begun = await db
    .updateTable('membership')
    .set({ syncBegun: sql`coalesce(sync_begun, 0) + 1` })
    .where('customerRef', '=', customerRef)
    .returning('syncBegun')
    .executeTakeFirst()
  return begun?.syncBegun ?? null
}

/** A customer's membership and email address, locked until the transaction ends; the account first, as everywhere. */
export async function lockMembership({ db }: Visit, customerRef: string) {
  return db
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.accountId')
    .leftJoin('pro', 'pro.accountId', 'membership.accountId')
    .select(columns)
    .select('membership.syncDone')
    .select(ofBusiness)
    .select(['account.email', 'account.emailVerifiedAt', 'account.firstName'])
    .where('membership.customerRef', '=', customerRef)
    .forKeyShare('account')
    .forUpdate('membership')
    .executeTakeFirst()
}

export async function saveReported(
  { db, now }: Visit,
  accountId: string,
  { syncDone, ...reported }: ReportedMembership & { syncDone: number },
): Promise<void> {
  const trialUsedAt =
    reported.status === 'inactive' ? sql<Date>`trial_used_at` : sql<Date>`coalesce(trial_used_at, ${now})`
  await db
    .updateTable('membership')
    .set({ ...reported, syncDone, trialUsedAt, updatedAt: now })
    .where('accountId', '=', accountId)
    .execute()
}
