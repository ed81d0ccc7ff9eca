import type { Database } from '../../platform/database.server.ts'
import { findNearest, type FoundNear, type Near } from './listings.table.server.ts'

/**
 * Those who come to the place first, then the others; the nearer the earlier in both. A page that is full of the first
 * within a small circle is certainly right, so that a crowded city costs no more than a village.
 */
export async function findServingFirst(
  db: Database,
  near: Near,
  { after, limit }: { after: FoundNear | undefined; limit: number },
): Promise<FoundNear[]> {
  const miles = Math.max(near.miles / 5, (after?.miles ?? 0) * 1.25)
  if (miles < near.miles && after?.serves !== false) {
    const found = await findNearest(db, { ...near, miles }, { servingOnly: true, after, limit })
    if (found.length === limit) return found
  }
  return findNearest(db, near, { servingOnly: false, after, limit })
}
