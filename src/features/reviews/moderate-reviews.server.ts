import { isId } from '../../platform/id.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { projectPro } from '../pros/search-listing.server.ts'
import { deleteReview, findFlagged, insertRemoval } from './flags.table.server.ts'

/** The operator's own visit: nobody is signed in at the machine itself. */
type Desk = Pick<Visit, 'db' | 'now' | 'jobs'>

/** What looks arranged. Whether it is, somebody has to judge: families share a network, too. */
export async function listFlaggedReviews(desk: Pick<Desk, 'db'>) {
  return findFlagged(desk)
}

/** Takes a review away for good, with its stars, and tells its author why; false when there is none. */
export async function removeReview(desk: Desk, id: string, reason: string): Promise<boolean> {
  if (!isId(id)) return false
  return desk.db.transaction().execute(async (db) => {
    const inside = { ...desk, db }
    const review = await deleteReview(inside, id)
    if (!review) return false
    const { bookingId, customerId, proId, rating, comment } = review
    await insertRemoval(inside, { bookingId, rating, reason, removedAt: desk.now })
    await projectPro(inside, proId)
    await desk.jobs.send(db, 'review-removed', { customerId, proId, comment, reason })
    return true
  })
}
