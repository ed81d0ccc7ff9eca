import { isWithinLimit } from '../../platform/limits/limits.server.ts'
import { signedIn, transact, type Visit } from '../../platform/visit.server.ts'
import { linkTo, queueEmail } from '../notifications/emails.server.ts'
import { passwordChangedEmail, resetPasswordEmail } from './account-emails.ts'
import { shareLockAccounts } from './account-locks.table.server.ts'
import { findCredentials, updateAccount } from './accounts.table.server.ts'
import { deleteEmailChange } from './email-confirmation.server.ts'
import { lockOwnAccount } from './lock-own-account.server.ts'
import { addressOfToken, issueToken, redeemToken, refuseToken } from './one-time-tokens.server.ts'
import { deleteTokens } from './one-time-tokens.table.server.ts'
import { refuseWeakPassword } from './password-rules.server.ts'
import type { ForgottenPassword, PasswordChange, PasswordReset } from './password.schema.ts'
import { hashPassword } from './password.server.ts'
import { refuseWrongPassword, requirePassword } from './require-password.server.ts'
import { deleteSessionsOf } from './sessions.table.server.ts'
import { refuseIfAddressTaken } from './taken-address.server.ts'
import { settleTrial } from './used-trials.table.server.ts'

/**
 * Changes the caller's password, ends all of their other sessions, and drops a pending change of address: the notice
 * tells this to an owner who did not ask for it.
 */
export async function changePassword(visit: Visit, { currentPassword, newPassword }: PasswordChange): Promise<void> {
  const { id, sessionId } = signedIn(visit)
  const { passwordHash: current } = await requirePassword(visit, currentPassword, 'currentPassword')
  refuseWeakPassword(newPassword, visit.config.passwordMinLength, 'newPassword')

  const passwordHash = await hashPassword(newPassword)
  await transact(visit, async (visit) => {
    // Checking and hashing take a while; meanwhile the password may have been changed elsewhere.
    const account = await lockOwnAccount(visit)
    if (account.passwordHash !== current) refuseWrongPassword('currentPassword')
    await updateAccount(visit, id, { passwordHash })
    await deleteTokens(visit, id, ['reset-password'])
    await deleteEmailChange(visit, account)
    await deleteSessionsOf(visit, id, sessionId)
    await tellOfChange(visit, account.email)
  })
  visit.log.info({ account: id }, 'a password was changed')
}

/**
 * Whether the address has an account is looked up after the answer, so the answer is the same, and as fast, either way.
 * Too many emails to one address are not sent and not refused: others may have asked for them.
 */
export async function requestPasswordReset(visit: Visit, { email, next }: Forgotten): Promise<void> {
  await visit.limits('forgotPasswordByIp', visit.ip)
  const mayMail = await isWithinLimit(visit.limits, 'forgotPassword', email.toLowerCase())
  if (mayMail) await visit.jobs.send(visit.db, 'forgotten-password', { email, next })
}

/** A longer path is left out: mail programs break or cut long links. */
const longestNext = 500

interface Forgotten extends ForgottenPassword {
  /** The path of the page that the person wanted to log in for; empty if there was none. */
  next?: string
}

/** The work behind `requestPasswordReset`. */
export async function queueResetEmail(visit: Visit, { email: typed, next = '' }: Forgotten): Promise<void> {
  await transact(visit, async (visit) => {
    const account = await findCredentials(visit, typed)
    // An account that is being deleted right now must not get new data.
    if (!account || !(await shareLockAccounts(visit, account.id))) return
    const { id: accountId, email } = account
    const token = await issueToken(visit, { accountId, purpose: 'reset-password', email })
    const onwards = next === '' || next.length > longestNext ? '' : `&redirect=${encodeURIComponent(next)}`
    const url = linkTo(visit, `/reset-password?token=${token}${onwards}`)
    await queueEmail(visit, email, resetPasswordEmail({ url }))
  })
}

/** The second kind of link also restores the address that it was sent to. */
const resetLinks = ['reset-password', 'restore-email'] as const

/** The address that a reset link was sent to; undefined once it no longer works. */
export async function addressOfResetLink(visit: Visit, token: string): Promise<string | undefined> {
  return addressOfToken(visit, resetLinks, token)
}

/**
 * Sets a new password by the link from an email and ends all of the account's sessions. Also drops a pending change of
 * address and the calendar's secret address: they may belong to the person who is being locked out. Returns the address
 * to log in with.
 */
export async function resetPassword(visit: Visit, { token, newPassword }: PasswordReset): Promise<string> {
  await visit.limits('passwordReset', visit.ip)
  // Checked first, so that an invalid link costs no hashing.
  if ((await addressOfResetLink(visit, token)) === undefined) refuseToken()
  refuseWeakPassword(newPassword, visit.config.passwordMinLength, 'newPassword')

  const passwordHash = await hashPassword(newPassword)
  const { id, email, moved } = await transact(visit, async (visit) => {
    const { account, purpose, email } = await redeemToken(visit, resetLinks, token)
    // The link was sent to a mailbox that the account has left since.
    if (purpose === 'reset-password' && email !== account.email) refuseToken()
    const { id, pendingEmail, emailVerifiedAt } = account
    // Opening the link proves access to this mailbox, so the address is confirmed.
    const confirmed = { email, emailVerifiedAt: emailVerifiedAt ?? visit.now, pendingEmail: null }
    await updateAccount(visit, id, { passwordHash, calendarTokenHash: null, ...confirmed }).catch(refuseIfAddressTaken)
    await settleTrial(visit, { id, email })
    if (pendingEmail !== null || emailVerifiedAt === null) await deleteTokens(visit, id, ['verify-email'])
    if (purpose === 'restore-email') await deleteTokens(visit, id, ['reset-password'])
    await deleteSessionsOf(visit, id, null)
    await tellOfChange(visit, email)
    const moved = email !== account.email
    if (moved) await visit.jobs.send(visit.db, 'update-customer', { accountId: id })
    return { id, email, moved }
  })
  visit.log.info({ account: id }, 'a password was changed')
  if (moved) visit.log.info({ account: id }, 'an email address was changed')
  return email
}

async function tellOfChange(visit: Visit, email: string): Promise<void> {
  await queueEmail(visit, email, passwordChangedEmail({ url: linkTo(visit, '/forgot-password') }))
}
