import type { Database } from '../../platform/database.server.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { copyServices, deleteListings, insertListings, lockPro, touchPro } from './search-listing.table.server.ts'

/**
 * Rewrites what the search knows of one pro from the profile, services and reviews, and dates the change; call it in the
 * transaction that changes those. The lock serializes concurrent calls: the second would otherwise not see the rows the first inserts.
 */
export async function projectPro({ db, now }: Pick<Visit, 'db' | 'now'>, proId: string): Promise<void> {
  await lockPro(db, proId)
  await touchPro(db, proId, now)
  await copyServices(db, proId)
  await deleteListings(db, proId)
  await insertListings(db, proId)
}

/** The same for every pro at once. */
export async function rebuildListings(db: Database): Promise<void> {
  await copyServices(db)
  await deleteListings(db)
  await insertListings(db)
}
