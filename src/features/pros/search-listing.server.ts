import type { Visit } from '../../platform/visit.server.ts'
import { lockPro } from '../accounts/account-locks.table.server.ts'
import { copyServices, deleteListings, insertListings, touchPro } from './search-listing.table.server.ts'

/**
 * Rebuilds a pro's search rows from the profile, services, reviews and membership, and records the time of the change.
 * Call it in the transaction that changes any but the membership (see `copyListedEnd`). Concurrent calls take turns:
 * otherwise the second would not see the rows that the first inserts.
 */
export async function projectPro(visit: Pick<Visit, 'db' | 'now'>, proId: string): Promise<void> {
  await lockPro(visit, proId)
  await touchPro(visit, proId)
  await copyServices(visit, proId)
  await deleteListings(visit, proId)
  await insertListings(visit, proId)
}

/** Rebuilds the listings of all pros. */
export async function rebuildListings(visit: Pick<Visit, 'db'>): Promise<void> {
  await copyServices(visit)
  await deleteListings(visit)
  await insertListings(visit)
}
