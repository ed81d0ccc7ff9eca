import { type ExpressionBuilder, sql } from 'kysely'

import { hoursInMs, later } from '../../platform/durations.ts'
import type { Tables } from '../../platform/tables/tables.ts'
import type { Visit } from '../../platform/visit.server.ts'

/**
 * Customers whose membership should have been renewed or ended by now; the least recently checked first. A failed
 * payment is retried for weeks, so it is checked once an hour.
 */
export async function findPastExpiry({ db, now }: Visit): Promise<string[]> {
  const rows = await db
    .selectFrom('membership')
    .select('customerRef')
    .where((on) =>
      on.or([
        on('status', 'in', ['trial', 'active']),
        on.and([on('status', '=', 'past_due'), on('updatedAt', '<=', later(now, -hoursInMs(1)))]),
      ]),
    )
    .where('expiresAt', '<=', now)
    .where('customerRef', 'is not', null)
    .orderBy('updatedAt')
    .execute()
  return rows.flatMap(({ customerRef }) => customerRef ?? [])
}

/** What is ending: a trial, or a year that will be paid for again. */
export type Ending = 'trial' | 'year'

/** The customers for whom it ends before `until`, who have not canceled and have had no reminder. */
export async function findEnding({ db, now }: Visit, what: Ending, until: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('membership')
    .select('customerRef')
    .where(notRemindedYet(what, now, until))
    .where('customerRef', 'is not', null)
    .execute()
  return rows.flatMap(({ customerRef }) => customerRef ?? [])
}

/** False when the reminder was already sent, the pro has canceled, or it no longer ends by then. */
export async function markReminded({ db, now }: Visit, accountId: string, what: Ending, until: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('membership')
    .set({ remindedAt: now })
    .where('accountId', '=', accountId)
    .where(notRemindedYet(what, now, until))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The next moment at which time alone changes a membership's status: its end, or that of its grace period. */
export async function findNextExpiry({ db, now }: Visit): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select least(
      (select min(expires_at) from membership
        where status in ('trial', 'active', 'past_due') and expires_at > ${now}::timestamptz),
      (select min(expires_at) + interval '72 hours' from membership
        where status in ('trial', 'active', 'past_due') and expires_at > ${now}::timestamptz - interval '72 hours')) as at`.execute(
    db,
  )
  return rows[0]?.at ?? undefined
}

/** It ends by then, unless it is renewed, and its pro has not been reminded of that. */
function notRemindedYet(what: Ending, now: Date, until: Date) {
  return (row: ExpressionBuilder<Tables, 'membership'>) =>
    row.and([
      row('status', '=', what === 'trial' ? 'trial' : 'active'),
      ...(what === 'year' ? [row('plan', '=', 'year')] : []),
      row('cancelAtPeriodEnd', '=', false),
      // The reminder of the trial, or of the year before, does not count.
      sql<boolean>`coalesce(reminded_at, '-infinity') < expires_at - interval '60 days'`,
      row('expiresAt', '>', now),
      row('expiresAt', '<=', until),
    ])
}
