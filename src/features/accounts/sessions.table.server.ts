import { sql } from 'kysely'

import type { Database } from '../../platform/database.server.ts'
import type { SessionRow } from '../../platform/tables.ts'

export async function insertSession(db: Database, session: SessionRow) {
  await db.insertInto('session').values(session).execute()
}

export async function deleteSession(db: Database, tokenHash: string) {
  await db.deleteFrom('session').where('tokenHash', '=', tokenHash).execute()
}

/** The one query that every request of a signed-in person costs. */
export async function findActor(db: Database, tokenHash: string, now: Date) {
  return db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.accountId')
    .leftJoin('pro', 'pro.accountId', 'account.id')
    .select([
      'account.id',
      'account.role',
      'account.firstName',
      'account.lastName',
      'account.email',
      'account.profileImageUrl as imageUrl',
      'pro.accountId as proId',
      'session.id as sessionId',
      'session.seenAt',
      'session.createdAt as begunAt',
    ])
    .where('session.tokenHash', '=', tokenHash)
    .where('session.expiresAt', '>', now)
    .executeTakeFirst()
}

export async function touchSession(db: Database, tokenHash: string, times: Pick<SessionRow, 'seenAt' | 'expiresAt'>) {
  await db.updateTable('session').set(times).where('tokenHash', '=', tokenHash).execute()
}

export async function listSessionRows(db: Database, accountId: string, now: Date) {
  return db
    .selectFrom('session')
    .select(['id', 'createdAt', 'seenAt', 'userAgent'])
    .where('accountId', '=', accountId)
    .where('expiresAt', '>', now)
    .orderBy('seenAt', 'desc')
    .execute()
}

/** True when there was such a session of this account. */
export async function deleteSessionOf(db: Database, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** All sessions of the account, but the one to keep if there is one. */
export async function deleteSessionsOf(db: Database, accountId: string, keep: string | null) {
  const sessions = db.deleteFrom('session').where('accountId', '=', accountId)
  await (keep === null ? sessions : sessions.where('id', '!=', keep)).execute()
}

export async function deleteExpiredSessions(db: Database, now: Date) {
  await db.deleteFrom('session').where('expiresAt', '<=', now).execute()
}

/** Which of these sessions still stand. */
export async function findStanding(db: Database, ids: readonly string[], now: Date): Promise<Set<string>> {
  const rows = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('expiresAt', '>', now)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
