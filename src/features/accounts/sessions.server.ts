import type { Database } from '../../platform/database.server.ts'
import { newId } from '../../platform/id.ts'
import { hashOf, newSecret } from '../../platform/secret-token.server.ts'
import type { Actor, Visit } from '../../platform/visit.server.ts'
import { markSignIn } from './sign-in-marks.table.server.ts'
import { deleteSession, findActor, insertSession, touchSession } from './sessions.table.server.ts'

const day = 24 * 60 * 60 * 1000
/** After so many days without a visit a session is over; after the longest, whatever happened. */
export const sessionDays = 30
const longestDays = 90
const touchEvery = 60 * 60 * 1000

/** Begins a session and returns its secret, which only the visitor keeps: the database knows its hash. */
export async function beginSession(visit: Visit, accountId: string, userAgent: string): Promise<string> {
  const { db, now } = visit
  const token = newSecret()
  await insertSession(db, {
    id: newId(now.getTime()),
    tokenHash: hashOf(token),
    accountId,
    createdAt: now,
    seenAt: now,
    expiresAt: new Date(now.getTime() + sessionDays * day),
    userAgent: userAgent.slice(0, 300),
  })
  await markSignIn(visit, accountId, userAgent)
  return token
}

export async function endSession({ db }: Visit, token: string): Promise<void> {
  await deleteSession(db, hashOf(token))
}

/** Who holds this token; null for one that is unknown, ended or over. */
export async function recognise(db: Database, token: string | undefined, now: Date): Promise<Actor | null> {
  if (!token || token.length > 100) return null
  const found = await findActor(db, hashOf(token), now)
  if (!found) return null

  const { seenAt, begunAt, proId, ...actor } = found
  if (now.getTime() - seenAt.getTime() > touchEvery) {
    const expiresAt = new Date(Math.min(now.getTime() + sessionDays * day, begunAt.getTime() + longestDays * day))
    await touchSession(db, hashOf(token), { seenAt: now, expiresAt })
  }
  return { ...actor, hasProProfile: proId !== null }
}
