import { newId } from '../../platform/id.ts'
import { isWithinLimit } from '../../platform/limits.server.ts'
import { refuse } from '../../platform/refusal.ts'
import { refuseSignedOut, signedIn, transact, type Visit } from '../../platform/visit.server.ts'
import { shareLockAccounts } from './account-locks.table.server.ts'
import type { OwnAccount } from './account.ts'
import type { Login, Registration } from './account.schema.ts'
import { findAccount, findCredentials, insertAccount } from './accounts.table.server.ts'
import { queueConfirmation } from './email-confirmation.server.ts'
import { isToBeRestored } from './one-time-tokens.table.server.ts'
import { refuseWeakPassword } from './password-rules.server.ts'
import { checkDummyPassword, hashPassword, passwordMatches } from './password.server.ts'
import { refuseTaken, refuseTakenAddress } from './taken-address.server.ts'

/** An account and the hash of the password that was checked: a session begins only if that is still the password. */
export interface VerifiedAccount {
  id: string
  passwordHash: string
}

/** Creates an account; an address that already has one is refused. */
export async function register(visit: Visit, registration: Registration): Promise<VerifiedAccount> {
  await visit.limits('register', visit.ip)
  refuseWeakPassword(registration.password, visit.config.passwordMinLength)

  const { email, firstName, lastName, role, password } = registration
  const passwordHash = await hashPassword(password)
  // Past the limit of a mailbox the account goes without the mail: strangers can use that up, and it can be sent later.
  const mayMail = await isWithinLimit(visit.limits, 'confirmationEmail', email.toLowerCase())
  const id = newId(visit.now.getTime())
  const blank = { phone: null, profileImageUrl: null, emailVerifiedAt: null }
  const account = { ...blank, id, email, firstName, lastName, role, passwordHash, createdAt: visit.now }
  await transact(visit, async (visit) => {
    await insertAccount(visit, account).catch(refuseTakenAddress)
    // Whoever took an account over must not keep its owner from coming back by opening another one with their address.
    if (await isToBeRestored(visit, email)) refuseTaken()
    if (mayMail) await queueConfirmation(visit, account)
  }).catch(async (error: unknown) => {
    // Nothing was sent: whoever tries a taken address uses up nothing of its owner's.
    if (mayMail) await visit.limits.giveBack('confirmationEmail', email.toLowerCase())
    throw error
  })
  return account
}

/** The account for these credentials. Every mismatch gets the same answer, after the same time. */
export async function checkCredentials(visit: Visit, { email, password }: Login): Promise<VerifiedAccount> {
  await visit.limits('login', visit.ip)
  // Counted before the password is looked at: past the limit the right one tells nothing either. By the visitor's
  // address too, so that one visitor cannot lock somebody else out; many at once meet the limit of all together.
  const tries = `${visit.ip} ${email.toLowerCase()}`
  await visit.limits('loginFailure', tries)
  await visit.limits('loginFailureByEmail', email.toLowerCase())
  const giveBack = async () => {
    await visit.limits.giveBack('loginFailure', tries)
    await visit.limits.giveBack('loginFailureByEmail', email.toLowerCase())
  }
  const account = await findCredentials(visit, email)
  const checked = account ? passwordMatches(password, account.passwordHash) : checkDummyPassword(password)
  const isRight = await checked.catch(async (error: unknown) => {
    // Too many came at once: nothing was learned of the password.
    await giveBack()
    throw error
  })
  if (account && isRight) {
    await giveBack()
    return account
  }
  visit.log.warn({ account: account?.id }, 'a login failed')
  return refuseCredentials()
}

export function refuseCredentials(): never {
  refuse('signed-out', 'Invalid email or password', { code: 'INVALID_CREDENTIALS' })
}

/**
 * Keeps the caller's account until the transaction ends, and refuses if it was deleted since the request began: a
 * deletion that comes later erases what this transaction wrote as well.
 */
export async function lockCaller(visit: Visit): Promise<void> {
  if (!(await shareLockAccounts(visit, signedIn(visit).id))) refuseSignedOut()
}

export async function currentUser(visit: Visit): Promise<OwnAccount> {
  return ownAccount(visit, signedIn(visit).id)
}

export async function ownAccount(visit: Visit, id: string): Promise<OwnAccount> {
  const { status, plan, expiresAt, cancelAtPeriodEnd, proId, ...account } = await findAccount(visit, id)
  return {
    id: account.id,
    firstName: account.firstName,
    lastName: account.lastName,
    email: account.email,
    phone: account.phone,
    role: account.role,
    profileImageUrl: account.profileImageUrl,
    emailVerified: account.emailVerifiedAt !== null,
    subscriptionStatus: status ?? 'inactive',
    subscriptionPlan: plan,
    subscriptionExpiresAt: expiresAt?.toISOString() ?? null,
    cancelAtPeriodEnd: cancelAtPeriodEnd ?? false,
    hasProProfile: proId !== null,
    createdAt: account.createdAt.toISOString(),
  }
}
