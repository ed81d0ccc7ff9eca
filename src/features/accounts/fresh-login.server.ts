import { minutesInMs } from '../../platform/durations.ts'
import { refuse } from '../../platform/refusal.ts'
import { refuseSignedOut, signedIn, type Visit } from '../../platform/visit.server.ts'
import { requirePassword } from './require-password.server.ts'
import { findSessionBegin } from './sessions.table.server.ts'

const freshFor = minutesInMs(15)

/**
 * For actions too sensitive for a stolen or forgotten session: asks for the password unless the caller has just logged
 * in.
 */
export async function requireFreshLogin(visit: Visit, currentPassword: string | undefined): Promise<void> {
  if (currentPassword !== undefined) {
    await requirePassword(visit, currentPassword, 'currentPassword')
    return
  }
  const begunAt = await findSessionBegin(visit, signedIn(visit).sessionId)
  if (!begunAt) refuseSignedOut()
  if (visit.now.getTime() - begunAt.getTime() < freshFor) return
  const message = 'Please enter your current password as well'
  refuse('forbidden', message, { code: 'PASSWORD_NEEDED', fields: { currentPassword: message } })
}
