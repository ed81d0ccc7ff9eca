import type { Database } from '../../platform/database.server.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { deleteListings, insertListings, lockPro } from './search-listing.table.server.ts'

/**
 * Brings one pro's rows of the search in line with profile, services and reviews; call it in the transaction that writes
 * those. The lock makes two of them take turns: otherwise the second would neither see nor delete what the first inserts.
 */
export async function projectPro({ db }: Pick<Visit, 'db'>, proId: string): Promise<void> {
  await lockPro(db, proId)
  await deleteListings(db, proId)
  await insertListings(db, proId)
}

/** The same for every pro at once. */
export async function rebuildListings(db: Database): Promise<void> {
  await deleteListings(db)
  await insertListings(db)
}
