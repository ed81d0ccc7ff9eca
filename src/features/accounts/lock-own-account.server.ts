import { refuseSignedOut, signedIn, type Visit } from '../../platform/visit.server.ts'
import { lockAccount } from './account-locks.table.server.ts'
import type { AccountLogin } from './accounts.table.server.ts'
import { shareLockSession } from './sessions.table.server.ts'

/**
 * Locks the caller's account for a change to its credentials or its existence, and returns its current login. Refuses a
 * caller whose session has ended since the request began, for example by a password reset that this call waited for.
 */
export async function lockOwnAccount(visit: Visit): Promise<AccountLogin> {
  const { id, sessionId } = signedIn(visit)
  const account = await lockAccount(visit, id)
  if (!account || !(await shareLockSession(visit, sessionId))) refuseSignedOut()
  return account
}
