import { refuse, refuseFields } from '../../platform/refusal.ts'
import { refuseSignedOut, signedIn, type Visit } from '../../platform/visit.server.ts'
import { findAccountRow } from './accounts.table.server.ts'
import { passwordMatches } from './password.server.ts'
import { findSessionBegin } from './sessions.table.server.ts'

const freshFor = 15 * 60_000

/** For what a stolen or forgotten session must not do: asks for the password, unless the caller has just logged in. */
export async function requireFreshLogin(visit: Visit, currentPassword: string | undefined): Promise<void> {
  if (currentPassword !== undefined) return requirePassword(visit, currentPassword)
  const begunAt = await findSessionBegin(visit, signedIn(visit).sessionId)
  if (!begunAt) refuseSignedOut()
  if (visit.now.getTime() - begunAt.getTime() < freshFor) return
  const message = 'Please enter your current password as well'
  refuse('forbidden', message, { code: 'PASSWORD_NEEDED', fields: { currentPassword: message } })
}

async function requirePassword(visit: Visit, password: string): Promise<void> {
  const { id } = signedIn(visit)
  await visit.limits('passwordCheck', id)
  const { passwordHash } = await findAccountRow(visit, id)
  if (!(await passwordMatches(password, passwordHash))) {
    refuseFields({ currentPassword: 'Current password is incorrect' })
  }
}
