import type { AccountRow } from '../../platform/account-tables.ts'
import { refuseSignedOut, signedIn, type Visit } from '../../platform/visit.server.ts'
import { lockAccount } from './account-locks.table.server.ts'
import { findAccountRow } from './accounts.table.server.ts'
import { shareLockSession } from './sessions.table.server.ts'

/**
 * Locks the caller's account for a change of what opens it or hides in it, and returns it as it is then. Whose session was
 * ended since the request began, as by a reset that this waited for, is refused.
 */
export async function lockOwnAccount(visit: Visit): Promise<AccountRow> {
  const { id, sessionId } = signedIn(visit)
  const mayAct = (await lockAccount(visit, id)) && (await shareLockSession(visit, sessionId))
  if (!mayAct) refuseSignedOut()
  return findAccountRow(visit, id)
}
