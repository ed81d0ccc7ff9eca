import { deleteMail } from '../../platform/jobs/queued-jobs.server.ts'
import { publishPagesChanged } from '../../platform/bus/pages-changed.server.ts'
import { signedIn, transact, type Visit } from '../../platform/visit.server.ts'
import { lockAccount } from '../accounts/account-locks.table.server.ts'
import type { AccountLogin } from '../accounts/accounts.table.server.ts'
import { lockOwnAccount } from '../accounts/lock-own-account.server.ts'
import { refuseWrongPassword, requirePassword } from '../accounts/require-password.server.ts'
import { rememberTrial } from '../accounts/used-trials.table.server.ts'
import { discardPictures } from '../media/pictures.server.ts'
import { projectPro } from '../pros/search-listing.server.ts'
import type { AccountDeletion } from './account-deletion.schema.ts'
import {
  eraseAccount,
  eraseBookingWords,
  eraseMessages,
  eraseRecords,
  keepCustomers,
  takeCustomerRef,
} from './erasure.table.server.ts'
import { eraseBusiness, hideBusiness } from './erase-business.table.server.ts'
import { cancelOpenBookings } from './cancel-open-bookings.server.ts'
import { erasePlaces } from './erase-places.server.ts'

/**
 * Erases everything about the caller, immediately and permanently. Rows that other users' bookings and reviews refer to
 * stay, without a name; open bookings end, and the other party is told.
 */
export async function deleteAccount(visit: Visit, { password }: AccountDeletion): Promise<void> {
  const { passwordHash: checked } = await requirePassword(visit, password, 'password')
  const { id } = await transact(visit, async (visit) => {
    await keepCustomers(visit, signedIn(visit).id)
    const account = await lockOwnAccount(visit)
    if (account.passwordHash !== checked) refuseWrongPassword('password')
    await erase(visit, account)
    return account
  })
  visit.log.info({ account: id }, deleted)
}

/** The same, as a job, for an operator who has asked for it; nothing if the account is gone already. */
export async function deleteAccountFor(visit: Visit, accountId: string): Promise<void> {
  const isDeleted = await transact(visit, async (visit) => {
    await keepCustomers(visit, accountId)
    const account = await lockAccount(visit, accountId)
    if (!account) return false
    await erase(visit, account)
    await publishPagesChanged(visit)
    return true
  })
  if (isDeleted) visit.log.info({ account: accountId }, deleted)
}

// An older backup brings the account back: its operator finds in the log which ones have to be deleted again.
const deleted = 'an account was deleted'

async function erase(visit: Visit, { id, email, emailVerifiedAt }: AccountLogin): Promise<void> {
  await rememberTrial(visit, { id, email, confirmed: emailVerifiedAt !== null })
  // The membership before the business, the order in which other transactions lock them.
  await endMembership(visit, id)
  // Hidden from everybody first, so that nothing new begins while the rest ends.
  await hideBusiness(visit, id)
  await projectPro(visit, id)
  await cancelOpenBookings(visit, { id })
  // Before the pictures, while it is still known which messages were photos.
  await eraseMessages(visit, id)
  await discardPictures(visit, id)
  await eraseBookingWords(visit, id)
  await erasePlaces(visit, id)
  await eraseRecords(visit, { id, email })
  // Not to a pending address: it may be a stranger's, and so may its mail.
  await deleteMail(visit.db, email)
  await eraseBusiness(visit, id)
  await eraseAccount(visit, id)
}

/** The provider's part runs after the commit: nobody waits for it, and it is retried until it succeeds. */
async function endMembership(visit: Visit, id: string): Promise<void> {
  const customerRef = await takeCustomerRef(visit, id)
  if (customerRef !== null) await visit.jobs.send(visit.db, 'end-membership', { customerRef })
}
