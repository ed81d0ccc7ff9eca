import type { Visit } from '../../platform/visit.server.ts'
import { lockPro } from '../accounts/account-locks.table.server.ts'
import { copyServices, deleteListings, insertListings, touchPro } from './search-listing.table.server.ts'

/**
 * Rewrites what the search knows of one pro from the profile, services, reviews and membership, and dates the change; call it
 * in the transaction that changes the first three (a membership has `copyListedEnd`). The lock serializes concurrent calls: the
 * second would otherwise not see the rows the first inserts.
 */
export async function projectPro(visit: Pick<Visit, 'db' | 'now'>, proId: string): Promise<void> {
  await lockPro(visit, proId)
  await touchPro(visit, proId)
  await copyServices(visit, proId)
  await deleteListings(visit, proId)
  await insertListings(visit, proId)
}

/** The same for every pro at once. */
export async function rebuildListings(visit: Pick<Visit, 'db'>): Promise<void> {
  await copyServices(visit)
  await deleteListings(visit)
  await insertListings(visit)
}
