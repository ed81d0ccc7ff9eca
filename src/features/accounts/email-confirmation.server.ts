import { refuse } from '../../platform/refusal.ts'
import { signedIn, transact, type Visit } from '../../platform/visit.server.ts'
import { linkTo, queueEmail } from '../notifications/emails.server.ts'
import {
  addressChangedAgainEmail,
  addressChangedEmail,
  addressChangeNotice,
  confirmAddressEmail,
  confirmNewAddressEmail,
} from './account-emails.ts'
import { type AccountLogin, findLogin, updateAccount } from './accounts.table.server.ts'
import { lockOwnAccount } from './lock-own-account.server.ts'
import { mailboxOf } from './mailbox.ts'
import { addressOfToken, issueToken, type NewToken, redeemToken, refuseToken } from './one-time-tokens.server.ts'
import { deleteTokens, findTokenOf } from './one-time-tokens.table.server.ts'
import type { EmailConfirmation } from './password.schema.ts'
import { deleteSessionsOf } from './sessions.table.server.ts'
import { refuseIfAddressTaken } from './taken-address.server.ts'
import { settleTrial } from './used-trials.table.server.ts'

interface Addressee {
  id: string
  email: string
}

type Addressed = Pick<AccountLogin, 'id' | 'email' | 'emailVerifiedAt'>

/** Emails the link that confirms a new account's address, in the caller's transaction. */
export async function queueConfirmation(visit: Visit, { id, email }: Addressee): Promise<void> {
  const url = await confirmationLink(visit, { accountId: id, email })
  await queueEmail(visit, email, confirmAddressEmail({ url }))
}

/**
 * Stores the address that is to replace `account.email`, in the caller's transaction, and emails both addresses.
 * Whether another account has the new one shows only when it is confirmed.
 */
export async function beginEmailChange(visit: Visit, account: Addressed, newEmail: string): Promise<void> {
  await updateAccount(visit, account.id, { pendingEmail: newEmail })
  await queueChangeEmail(visit, account, newEmail)
  // An address that was never confirmed may be a stranger's: nothing typed is sent to it.
  const told = account.emailVerifiedAt === null ? null : newEmail
  const notice = addressChangeNotice({ newEmail: told, url: linkTo(visit, '/forgot-password') })
  await queueEmail(visit, account.email, notice)
}

export async function limitConfirmations(visit: Visit, id: string, address: string): Promise<void> {
  await visit.limits('confirmationEmail', id)
  // No number of new accounts may flood a stranger's mailbox.
  await visit.limits('confirmationEmail', mailboxOf(address))
}

/** Sends the confirmation again, to the address that is waiting for one. */
export async function resendConfirmation(visit: Visit): Promise<void> {
  const { id } = signedIn(visit)
  const { email, pendingEmail } = await findLogin(visit, id)
  await limitConfirmations(visit, id, pendingEmail ?? email)
  await transact(visit, async (visit) => {
    const account = await lockOwnAccount(visit)
    if (account.pendingEmail !== null) {
      // A change keeps the session that asked for it, not one that only asked for another link.
      const sent = await findTokenOf(visit, id, 'verify-email')
      return queueChangeEmail(visit, account, account.pendingEmail, sent?.sessionId ?? null)
    }
    if (account.emailVerifiedAt !== null) refuse('conflict', 'Your email address is already confirmed.')
    await queueConfirmation(visit, account)
  })
}

/**
 * Whether the caller has a link that still confirms an address: at the mailbox's limit an account begins without one.
 */
export async function hasConfirmationLink(visit: Visit): Promise<boolean> {
  return (await findTokenOf(visit, signedIn(visit).id, 'verify-email')) !== undefined
}

export async function cancelEmailChange(visit: Visit): Promise<void> {
  await transact(visit, async (visit) => deleteEmailChange(visit, await lockOwnAccount(visit)))
}

/** Runs in the transaction that has locked the account; does nothing without a pending change. */
export async function deleteEmailChange(visit: Visit, { id, pendingEmail }: AccountLogin): Promise<void> {
  if (pendingEmail === null) return
  await updateAccount(visit, id, { pendingEmail: null })
  await deleteTokens(visit, id, ['verify-email'])
}

export async function isConfirmationLinkValid(visit: Visit, token: string): Promise<boolean> {
  return (await addressOfToken(visit, ['verify-email'], token)) !== undefined
}

/**
 * Confirms the address that the token was sent to: the account's own, or the one that replaces it. Returns both; the
 * account need not be the caller's.
 */
export async function confirmEmail(visit: Visit, { token }: EmailConfirmation): Promise<ConfirmedEmail> {
  await visit.limits('emailConfirmation', visit.ip)
  const { accountId, email, moved } = await transact(visit, async (visit) => {
    const { account, email, sessionId } = await redeemToken(visit, ['verify-email'], token)
    const { id: accountId, pendingEmail } = account
    if (email !== account.email && email !== pendingEmail) refuseToken()
    const moved = pendingEmail === email
    const confirmed = { email, pendingEmail: null, emailVerifiedAt: visit.now }
    await updateAccount(visit, accountId, confirmed).catch(refuseIfAddressTaken)
    await settleTrial(visit, { id: accountId, email })
    if (moved) await leaveAddress(visit, account, { newEmail: email, sessionId })
    return { accountId, email, moved }
  })
  if (moved) visit.log.info({ account: accountId }, 'an email address was changed')
  return { accountId, email }
}

interface ConfirmedEmail {
  accountId: string
  email: string
}

/**
 * The old mailbox loses access: its password links and every session but the one that asked end. Its owner can still
 * undo the change.
 */
async function leaveAddress(
  visit: Visit,
  { id, email, emailVerifiedAt }: AccountLogin,
  { newEmail, sessionId }: { newEmail: string; sessionId: string | null },
): Promise<void> {
  // The old mailbox may still contain a link for a new password.
  await deleteTokens(visit, id, ['reset-password'])
  await deleteSessionsOf(visit, id, sessionId)
  await visit.jobs.send(visit.db, 'update-customer', { accountId: id })
  // An address that was never confirmed may be a stranger's.
  if (emailVerifiedAt === null) return
  // A second change must not remove the undo link of the first.
  if (await findTokenOf(visit, id, 'restore-email')) {
    return queueEmail(visit, email, addressChangedAgainEmail({ newEmail, url: linkTo(visit, '/contact') }))
  }
  const token = await issueToken(visit, { accountId: id, purpose: 'restore-email', email })
  const url = linkTo(visit, `/reset-password?token=${token}`)
  await queueEmail(visit, email, addressChangedEmail({ newEmail, url }))
}

async function queueChangeEmail(
  visit: Visit,
  { id }: Addressee,
  newEmail: string,
  sessionId?: string | null,
): Promise<void> {
  const url = await confirmationLink(visit, { accountId: id, email: newEmail, sessionId })
  await queueEmail(visit, newEmail, confirmNewAddressEmail({ url }))
}

async function confirmationLink(visit: Visit, link: Omit<NewToken, 'purpose'>): Promise<string> {
  const token = await issueToken(visit, { ...link, purpose: 'verify-email' })
  return linkTo(visit, `/verify-email?token=${token}`)
}
