import { sql } from 'kysely'

import type { SessionRow } from '../../platform/tables/account-tables.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { type Given, prepare } from '../../platform/database/prepare.server.ts'
import { anyOf } from '../../platform/database/any-of.server.ts'

/**
 * False if the account no longer has this password. A concurrent change of the password waits, and then ends this
 * session.
 */
export async function insertSession(
  { db }: Visit,
  { id: accountId, passwordHash }: { id: string; passwordHash: string },
  { id, tokenHash, seenAt, expiresAt, userAgent }: Omit<SessionRow, 'accountId' | 'createdAt'>,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into session (id, token_hash, account_id, created_at, seen_at, expires_at, user_agent)
    select ${id}::uuid, ${tokenHash}, account.id, ${seenAt}::timestamptz, ${seenAt}::timestamptz,
      ${expiresAt}::timestamptz, ${userAgent}
    from account where account.id = ${accountId}::uuid and account.password_hash = ${passwordHash}
    for share`.execute(db)
  return numAffectedRows === 1n
}

export async function deleteSession({ db }: Visit, tokenHash: string) {
  await db.deleteFrom('session').where('tokenHash', '=', tokenHash).execute()
}

/** Runs for every request of a signed-in user. */
export async function findActor({ db, now }: Pick<Visit, 'db' | 'now'>, tokenHash: string) {
  const [actor] = await actors(db, { tokenHash, now })
  return actor
}

const actors = prepare((db, given: Given<{ tokenHash: string; now: Date }>) =>
  db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.accountId')
    .leftJoin('pro', 'pro.accountId', 'account.id')
    .select(['account.id', 'account.role', 'account.firstName', 'account.lastName', 'account.email'])
    .select(['account.profileImageUrl as imageUrl', 'pro.accountId as proId'])
    .select(['session.id as sessionId', 'session.seenAt', 'session.createdAt as begunAt'])
    .where('session.tokenHash', '=', given('tokenHash'))
    .where('session.expiresAt', '>', given('now')),
)

export async function touchSession({ db, now }: Pick<Visit, 'db' | 'now'>, tokenHash: string, expiresAt: Date) {
  await db.updateTable('session').set({ seenAt: now, expiresAt }).where('tokenHash', '=', tokenHash).execute()
}

export async function findSessionBegin({ db }: Visit, id: string): Promise<Date | undefined> {
  return (await db.selectFrom('session').select('createdAt').where('id', '=', id).executeTakeFirst())?.createdAt
}

/** Keeps the session from being ended until the transaction ends; false when it had ended already. */
export async function shareLockSession({ db }: Visit, id: string): Promise<boolean> {
  const session = db.selectFrom('session').select('id').where('id', '=', id)
  return (await session.forKeyShare().executeTakeFirst()) !== undefined
}

export async function findSessions({ db, now }: Visit, accountId: string) {
  return db
    .selectFrom('session')
    .select(['id', 'createdAt', 'seenAt', 'userAgent'])
    .where('accountId', '=', accountId)
    .where('expiresAt', '>', now)
    .orderBy('seenAt', 'desc')
    .execute()
}

/** True when the account had such a session. */
export async function deleteSessionOf({ db }: Visit, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends all sessions of the account except the one to keep, if any. */
export async function deleteSessionsOf({ db }: Visit, accountId: string, keep: string | null) {
  const sessions = db.deleteFrom('session').where('accountId', '=', accountId)
  await (keep === null ? sessions : sessions.where('id', '!=', keep)).execute()
}

/** Returns which of these sessions are still valid. */
export async function findActiveSessions(
  { db, now }: Pick<Visit, 'db' | 'now'>,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', anyOf(ids))
    .where('expiresAt', '>', now)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
