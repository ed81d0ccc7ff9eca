import type { OperatorVisit, Visit } from '../../platform/visit.server.ts'
import { type AccountRecordRow, findAccountRecord, findLatestBookings } from './account-record.table.server.ts'

/**
 * What an operator has to know of an account to answer its owner, line by line; undefined when nobody has this address
 * or id.
 */
export async function describeAccount(visit: Pick<Visit, 'db'>, whose: string): Promise<string | undefined> {
  const account = await findAccountRecord(visit, whose)
  if (!account) return undefined
  const bookings = await findLatestBookings(visit, account.id, 10)
  const lines = bookings.map((booking) => {
    const other = booking.customerId === account.id ? `with ${booking.businessName}` : `for ${booking.firstName}`
    const { id, status, scheduledDate, scheduledTime, timeZone } = booking
    return `  ${id}  ${status}  ${scheduledDate} ${scheduledTime} ${timeZone}  ${other}`
  })
  return [
    `${account.email}  ${account.firstName} ${account.lastName}, ${account.role} since ${dayOf(account.createdAt)}, id ${account.id}`,
    `email: ${emailWords(account)}`,
    `membership: ${membershipWords(account)}`,
    `business: ${businessWords(account)}`,
    lines.length > 0 ? 'latest bookings:' : 'no bookings',
    ...lines,
  ].join('\n')
}

/**
 * Lets a server delete the account, as its owner could. False unless one account has both this address and this id: a
 * slip deletes nobody.
 */
export async function requestDeletion(visit: OperatorVisit, email: string, id: string): Promise<boolean> {
  const account = await findAccountRecord(visit, email)
  if (account?.id !== id) return false
  await visit.jobs.send(visit.db, 'delete-account', { accountId: id })
  return true
}

function emailWords({ emailVerifiedAt, pendingEmail }: AccountRecordRow): string {
  const confirmed = emailVerifiedAt ? `confirmed on ${dayOf(emailVerifiedAt)}` : 'not confirmed'
  return pendingEmail === null ? confirmed : `${confirmed}; ${pendingEmail} is to replace it, once confirmed`
}

function membershipWords({ status, plan, expiresAt, cancelAtPeriodEnd }: AccountRecordRow): string {
  if (status === null) return 'none'
  const until = expiresAt ? `until ${dayOf(expiresAt)}` : ''
  return [status, plan, until, cancelAtPeriodEnd ? 'and canceled' : ''].filter(Boolean).join(' ')
}

function businessWords({ businessName, city, state, ...pro }: AccountRecordRow): string {
  if (businessName === null) return 'none'
  const listed = pro.approvedAt ? `listed since ${dayOf(pro.approvedAt)}` : 'not listed'
  return `${businessName}, ${city}, ${state}; ${listed}; ${pro.isVerified ? `verified: ${pro.verifiedNote}` : 'not verified'}`
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}
