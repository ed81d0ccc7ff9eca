import { deleteMail } from '../../platform/jobs/queued-jobs.server.ts'
import { signedIn, transact, type Visit } from '../../platform/visit.server.ts'
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
  const departing = signedIn(visit)
  const { id } = departing
  const { passwordHash: checked } = await requirePassword(visit, password, 'password')

  await transact(visit, async (visit) => {
    const { email, emailVerifiedAt, passwordHash } = await lockOwnAccount(visit)
    if (passwordHash !== checked) refuseWrongPassword('password')
    await rememberTrial(visit, { id, email, confirmed: emailVerifiedAt !== null })
    // The membership before the business, the order in which other transactions lock them.
    await endMembership(visit, id)
    // Hidden from everybody first, so that nothing new begins while the rest ends.
    await hideBusiness(visit, id)
    await projectPro(visit, id)
    await cancelOpenBookings(visit, departing)
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
  })
  // An older backup brings the account back: the log says which ones its operator has to care about.
  visit.log.info({ account: id }, 'an account was deleted')
}

/** The provider's part runs after the commit: nobody waits for it, and it is retried until it succeeds. */
async function endMembership(visit: Visit, id: string): Promise<void> {
  const customerRef = await takeCustomerRef(visit, id)
  if (customerRef !== null) await visit.jobs.send(visit.db, 'end-membership', { customerRef })
}
