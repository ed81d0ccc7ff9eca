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
    ])
    .where('session.tokenHash', '=', tokenHash)
    .where('session.expiresAt', '>', now)
    .executeTakeFirst()
}

export async function touchSession(db: Database, tokenHash: string, times: Pick<SessionRow, 'seenAt' | 'expiresAt'>) {
  await db.updateTable('session').set(times).where('tokenHash', '=', tokenHash).execute()
}
