import { minutesInMs } from '../../platform/durations.ts'
import { refuse } from '../../platform/refusal.ts'
import { refuseSignedOut, signedIn, transact, type Visit } from '../../platform/visit.server.ts'
import type { OwnAccount } from './own-account.schema.ts'
import type { ProfileChange } from './account.schema.ts'
import { presentAccount } from './accounts.server.ts'
import { type AccountLogin, findAccount, findLogin, updateAccount } from './accounts.table.server.ts'
import { beginEmailChange, deleteEmailChange, limitConfirmations } from './email-confirmation.server.ts'
import { lockOwnAccount } from './lock-own-account.server.ts'
import { requirePassword } from './require-password.server.ts'
import { findSessionBegin } from './sessions.table.server.ts'

/** What the settings show beyond the account itself: the address that is still to be confirmed. */
export interface Settings extends OwnAccount {
  pendingEmail: string | null
}

export async function ownSettings(visit: Visit): Promise<Settings> {
  const account = await findAccount(visit, signedIn(visit).id)
  return { ...presentAccount(account), pendingEmail: account.pendingEmail }
}

export type UnconfirmedEmail = Pick<Settings, 'email' | 'emailVerified' | 'pendingEmail'>

/** What still has to be confirmed of one's own addresses; null when nothing has. */
export async function unconfirmedEmail(visit: Visit): Promise<UnconfirmedEmail | null> {
  const { email, emailVerifiedAt, pendingEmail } = await findLogin(visit, signedIn(visit).id)
  const emailVerified = emailVerifiedAt !== null
  return emailVerified && pendingEmail === null ? null : { email, emailVerified, pendingEmail }
}

/**
 * Changes names and phone at once. A new email address replaces the old one only when it is confirmed. Until then,
 * sending the old one cancels the change, and sending the new one again changes nothing.
 */
export async function updateProfile(visit: Visit, change: ProfileChange): Promise<Settings> {
  const { id } = signedIn(visit)
  const { firstName, lastName, phone } = change
  // Before the transaction, which must not wait for a second connection.
  const begins = isNewTo(await findLogin(visit, id), change.email)
  if (begins) {
    await requireFreshLogin(visit, change.currentPassword)
    await limitConfirmations(visit, id, change.email)
  }

  return transact(visit, async (visit) => {
    const account = await lockOwnAccount(visit)
    // The address was already the account's, or pending, when the password would have been checked.
    if (!begins && isNewTo(account, change.email))
      refuse('conflict', 'Your email address was changed just now. Please try again.')
    await updateAccount(visit, id, { firstName, lastName, ...(phone === undefined ? {} : { phone }) })
    if (isSame(change.email, account.email)) await deleteEmailChange(visit, account)
    if (isNewTo(account, change.email)) await beginEmailChange(visit, account, change.email)
    return ownSettings(visit)
  })
}

const freshFor = minutesInMs(15)

/**
 * For actions too sensitive for a stolen or forgotten session: asks for the password unless the caller has just logged
 * in.
 */
async function requireFreshLogin(visit: Visit, currentPassword: string | undefined): Promise<void> {
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

function isNewTo({ email, pendingEmail }: AccountLogin, address: string): boolean {
  return !isSame(address, email) && !isSame(address, pendingEmail)
}

function isSame(address: string, other: string | null): boolean {
  return address.toLowerCase() === other?.toLowerCase()
}
