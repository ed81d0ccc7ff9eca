import type { Visit } from '../../platform/visit.server.ts'
import { addToRating } from './pro-rating.table.server.ts'

/** Removes the review and its stars, and returns its author; undefined when there is none. */
export async function deleteReview(visit: Pick<Visit, 'db'>, id: string) {
  const [review] = await visit.db
    .deleteFrom('review')
    .where('id', '=', id)
    .returning(['bookingId', 'proId', 'customerId', 'rating', 'comment'])
    .execute()
  if (!review) return undefined
  await addToRating(visit, review.proId, { stars: -review.rating, reviews: -1 })
  return review
}

export async function insertRemoval(
  { db }: Pick<Visit, 'db'>,
  removal: { bookingId: string; rating: number; reason: string; removedAt: Date },
): Promise<void> {
  await db.insertInto('reviewRemoval').values(removal).execute()
}

export async function wasRemoved({ db }: Pick<Visit, 'db'>, bookingId: string): Promise<boolean> {
  const found = await db.selectFrom('reviewRemoval').select('bookingId').where('bookingId', '=', bookingId).execute()
  return found.length > 0
}
