import { sql } from 'kysely'

import type { SessionRow } from '../../platform/tables/account-tables.ts'
import type { Actor, Visit } from '../../platform/visit.server.ts'
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

/** Runs for every request of a signed-in user. Plain SQL, because building the query takes seven times as long. */
export async function findActor(
  { db, now }: Pick<Visit, 'db' | 'now'>,
  tokenHash: string,
): Promise<ActorSeen | undefined> {
  const { rows } = await sql<ActorSeen>`
    select account.id, account.role, account.first_name, account.last_name, account.email,
      account.profile_image_url as image_url, pro.account_id as pro_id, session.id as session_id, session.seen_at,
      session.created_at as begun_at
    from session
    join account on account.id = session.account_id
    left join pro on pro.account_id = account.id
    where session.token_hash = ${tokenHash} and session.expires_at > ${now}`.execute(db)
  return rows[0]
}

interface ActorSeen extends Omit<Actor, 'hasProProfile'> {
  proId: string | null
  seenAt: Date
  begunAt: Date
}

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
