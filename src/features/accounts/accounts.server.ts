import { newId } from '../../platform/id.ts'
import { type Counter, countTry, giveBackTry } from '../../platform/limits/count-try.server.ts'
import { isWithinLimit } from '../../platform/limits/limits.server.ts'
import { pick } from '../../platform/pick.ts'
import { refuse } from '../../platform/refusal.ts'
import { refuseSignedOut, signedIn, transact, type Visit } from '../../platform/visit.server.ts'
import { shareLockAccounts } from './account-locks.table.server.ts'
import type { OwnAccount } from './own-account.schema.ts'
import type { Login, Registration } from './account.schema.ts'
import { findAccount, findCredentials, type FoundAccount, insertAccount } from './accounts.table.server.ts'
import { queueConfirmation } from './email-confirmation.server.ts'
import { isToBeRestored } from './one-time-tokens.table.server.ts'
import { mailboxOf } from './mailbox.ts'
import { refuseWeakPassword } from './password-rules.server.ts'
import { checkDummyPassword, hashPassword, passwordMatches } from './password.server.ts'
import { refuseIfAddressTaken, refuseTakenAddress } from './taken-address.server.ts'

/** An account and the hash of the password that was checked: a session is created only if the hash is still current. */
export interface VerifiedAccount {
  id: string
  passwordHash: string
}

/** Creates an account; an address that already has one is refused. */
export async function register(visit: Visit, registration: Registration): Promise<VerifiedAccount> {
  refuseWeakPassword(registration.password, visit.config.passwordMinLength)
  const account = await newAccount(visit, registration)
  const mailbox = mailboxOf(account.email)
  // Over the mailbox's limit the account is created without the email: strangers can use up that limit, and the email
  // can be sent later.
  const mayMail = await isWithinLimit(visit.limits, 'confirmationEmail', mailbox)
  await transact(visit, async (visit) => {
    await insertAccount(visit, account).catch(refuseIfAddressTaken)
    // A hijacker must not be able to keep the owner from registering again with their address.
    if (await isToBeRestored(visit, account.email)) refuseTakenAddress()
    if (mayMail) await queueConfirmation(visit, account)
  }).catch(async (error: unknown) => {
    // No email was sent, so trying a taken address must not use up its owner's limit.
    if (mayMail) await visit.limits.giveBack('confirmationEmail', mailbox)
    throw error
  })
  return account
}

async function newAccount(visit: Visit, { email, firstName, lastName, role, password }: Registration) {
  const passwordHash = await countTry(visit.limits, [['register', visit.ip]], () => hashPassword(password))
  const blank = { phone: null, profileImageUrl: null, emailVerifiedAt: null }
  const id = newId()
  return { ...blank, id, email, firstName, lastName, role, passwordHash, createdAt: visit.now }
}

/** Returns the account for these credentials. Every mismatch gets the same answer, after the same time. */
export async function checkCredentials(visit: Visit, { email, password }: Login): Promise<VerifiedAccount> {
  await visit.limits('login', visit.ip)
  // Also counted by the visitor's address, so that one visitor cannot lock somebody else out; many visitors together
  // still hit the account's limit.
  const failures: readonly Counter[] = [
    ['loginFailure', `${visit.ip} ${email.toLowerCase()}`],
    ['loginFailureByEmail', email.toLowerCase()],
  ]
  const { account, isRight } = await countTry(visit.limits, failures, async () => {
    const account = await findCredentials(visit, email)
    const checked = account ? passwordMatches(password, account.passwordHash) : checkDummyPassword(password)
    return { account, isRight: await checked }
  })
  if (account && isRight) {
    await giveBackTry(visit.limits, failures)
    return account
  }
  visit.log.warn({ account: account?.id }, 'a login failed')
  return refuseCredentials()
}

export function refuseCredentials(): never {
  refuse('signed-out', 'Invalid email or password', { code: 'INVALID_CREDENTIALS' })
}

/**
 * Keeps the caller's account until the transaction ends; refuses if it was deleted since the request began. A deletion
 * that comes later also erases what this transaction wrote.
 */
export async function lockCaller(visit: Visit): Promise<void> {
  if (!(await shareLockAccounts(visit, signedIn(visit).id))) refuseSignedOut()
}

export async function currentUser(visit: Visit): Promise<OwnAccount> {
  return ownAccount(visit, signedIn(visit).id)
}

export async function ownAccount(visit: Visit, id: string): Promise<OwnAccount> {
  return presentAccount(await findAccount(visit, id))
}

export function presentAccount(account: FoundAccount): OwnAccount {
  return {
    ...pick(account, ['id', 'firstName', 'lastName', 'email', 'phone', 'role', 'profileImageUrl']),
    emailVerified: account.emailVerifiedAt !== null,
    subscriptionStatus: account.status ?? 'inactive',
    subscriptionPlan: account.plan,
    subscriptionNextPlan: account.nextPlan,
    subscriptionExpiresAt: account.expiresAt?.toISOString() ?? null,
    cancelAtPeriodEnd: account.cancelAtPeriodEnd ?? false,
    hasProProfile: account.proId !== null,
    createdAt: account.createdAt.toISOString(),
  }
}
