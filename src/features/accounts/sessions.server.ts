import { daysInMs, hoursInMs, later } from '../../platform/durations.ts'
import { newId } from '../../platform/id.ts'
import { hashOf, newSecret } from '../../platform/secret-token.server.ts'
import { type Actor, transact, type Visit } from '../../platform/visit.server.ts'
import type { OwnAccount } from './own-account.schema.ts'
import { ownAccount, type VerifiedAccount } from './accounts.server.ts'
import { sessionDays } from './session-lifetime.ts'
import { markSignIn } from './sign-in-marks.table.server.ts'
import { deleteSession, findActiveSessions, findActor, insertSession, touchSession } from './sessions.table.server.ts'

const touchEvery = hoursInMs(1)

export interface BegunSession {
  /** Known only to the visitor: the database stores its hash. */
  token: string
  account: OwnAccount
}

/** Begins a session; null when the password was changed, or the account deleted, since the account was read. */
export async function beginSession(
  visit: Visit,
  account: VerifiedAccount,
  userAgent: string,
): Promise<BegunSession | null> {
  const token = newSecret()
  const { now } = visit
  return transact(visit, async (visit) => {
    const inserted = await insertSession(visit, account, {
      id: newId(),
      tokenHash: hashOf(token),
      seenAt: now,
      expiresAt: later(now, daysInMs(sessionDays.unused)),
      userAgent: userAgent.slice(0, 300),
    })
    if (!inserted) return null
    await markSignIn(visit, account.id, userAgent)
    return { token, account: await ownAccount(visit, account.id) }
  })
}

export async function endSession(visit: Visit, token: string): Promise<void> {
  await deleteSession(visit, hashOf(token))
}

/** The account behind a session token; null if the token is unknown, ended or expired. */
export async function authenticate(
  visit: Pick<Visit, 'db' | 'log' | 'now'>,
  token: string | undefined,
): Promise<Actor | null> {
  if (!token || token.length > 100) return null
  const found = await findActor(visit, hashOf(token))
  if (!found) return null

  const { now } = visit
  const { seenAt, begunAt, proId, ...actor } = found
  if (now.getTime() - seenAt.getTime() > touchEvery) {
    const expiresAt = new Date(
      Math.min(now.getTime() + daysInMs(sessionDays.unused), begunAt.getTime() + daysInMs(sessionDays.most)),
    )
    // A read-only database, for example with a full disk, still serves.
    await touchSession(visit, hashOf(token), expiresAt).catch((error: unknown) => {
      visit.log.warn({ error }, 'the use of a session was not noted')
    })
  }
  return { ...actor, hasProProfile: proId !== null }
}

/** Returns which of these sessions are still signed in; polled for open pages. */
export async function activeSessions(
  visit: Pick<Visit, 'db' | 'now'>,
  sessionIds: readonly string[],
): Promise<Set<string>> {
  return sessionIds.length === 0 ? new Set() : findActiveSessions(visit, sessionIds)
}
