import { signedIn, transact, type Visit } from '../../platform/visit.server.ts'
import type { OwnAccount } from './account.ts'
import type { ProfileChange } from './account.schema.ts'
import { lockCaller, ownAccount } from './accounts.server.ts'
import { findAccountRow, updateAccount } from './accounts.table.server.ts'
import { beginEmailChange, dropEmailChange } from './email-confirmation.server.ts'

/** What the settings show beyond the account itself: the address that still has to be confirmed. */
export interface Settings extends OwnAccount {
  pendingEmail: string | null
}

export async function ownSettings(visit: Visit): Promise<Settings> {
  const { id } = signedIn(visit)
  const { pendingEmail } = await findAccountRow(visit.db, id)
  return { ...(await ownAccount(visit, id)), pendingEmail }
}

/**
 * Changes names and phone at once. A new email address replaces the old one only when it is confirmed; until then the old
 * one, given again, takes that back, and the new one, given again, changes nothing.
 */
export async function updateProfile(visit: Visit, change: ProfileChange): Promise<Settings> {
  const { id, email } = signedIn(visit)
  const { firstName, lastName, phone } = change
  const { pendingEmail } = await findAccountRow(visit.db, id)
  const takesBack = isSame(change.email, email)
  const begins = !takesBack && !isSame(change.email, pendingEmail)
  if (begins) await visit.limits('confirmationEmail', id)

  await transact(visit, async (visit) => {
    await lockCaller(visit)
    await updateAccount(visit.db, id, { firstName, lastName, ...(phone === undefined ? {} : { phone }) })
    if (takesBack) await dropEmailChange(visit, id)
    if (begins) await beginEmailChange(visit, { id, email }, change.email)
  })
  return ownSettings(visit)
}

function isSame(address: string, other: string | null): boolean {
  return address.toLowerCase() === other?.toLowerCase()
}
