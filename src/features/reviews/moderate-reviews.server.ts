import { isId } from '../../platform/id.ts'
import { publishPagesChanged } from '../../platform/bus/pages-changed.server.ts'
import { type OperatorVisit, transact } from '../../platform/visit.server.ts'
import { discardPhotos } from '../media/pictures.server.ts'
import { projectPro } from '../pros/search-listing.server.ts'
import { findFlagged } from './flags.table.server.ts'
import { deleteReview, insertRemoval } from './removals.table.server.ts'
import { findReviewPhoto, lockPhotos } from './review-photos.table.server.ts'

/** Reviews that may be fake. A person has to decide: families share a network, too. */
export async function listFlaggedReviews(visit: Pick<OperatorVisit, 'db'>) {
  return findFlagged(visit)
}

/** Removes a review and its stars for good, and tells its author why, and its pro; false when there is none. */
export async function removeReview(visit: OperatorVisit, id: string, reason: string): Promise<boolean> {
  if (!isId(id)) return false
  return transact(visit, async (visit) => {
    // Before the review, which would lock its photos in another order than removing one of them does.
    await discardPhotos(visit, await lockPhotos(visit, id))
    const review = await deleteReview(visit, id)
    if (!review) return false
    const { bookingId, customerId, proId, rating, comment } = review
    await insertRemoval(visit, { bookingId, rating, reason, removedAt: visit.now })
    await projectPro(visit, proId)
    await publishPagesChanged(visit)
    await visit.jobs.send(visit.db, 'review-removed', { customerId, proId, comment, reason })
    return true
  })
}

/** Removes a photo from a review, which stays, and tells its author why; false when there is none in a review. */
export async function removeReviewPhoto(visit: OperatorVisit, id: string, reason: string): Promise<boolean> {
  if (!isId(id)) return false
  return transact(visit, async (visit) => {
    const review = await findReviewPhoto(visit, id)
    if (!review) return false
    await discardPhotos(visit, [id])
    await publishPagesChanged(visit)
    await visit.jobs.send(visit.db, 'review-photo-removed', { ...review, reason })
    return true
  })
}
