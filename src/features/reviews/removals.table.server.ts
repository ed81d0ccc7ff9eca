import type { Visit } from '../../platform/visit.server.ts'

type DatabaseVisit = Pick<Visit, 'db'>

/** Takes the review and its stars away, and says whose it was; undefined when there is none. */
export async function deleteReview({ db }: DatabaseVisit, id: string) {
  const [review] = await db
    .deleteFrom('review')
    .where('id', '=', id)
    .returning(['bookingId', 'proId', 'customerId', 'rating', 'comment'])
    .execute()
  if (!review) return undefined
  await db
    .updateTable('pro')
    .set((pro) => ({ ratingSum: pro('ratingSum', '-', review.rating), reviewCount: pro('reviewCount', '-', 1) }))
    .where('accountId', '=', review.proId)
    .execute()
  return review
}

export async function insertRemoval(
  { db }: DatabaseVisit,
  removal: { bookingId: string; rating: number; reason: string; removedAt: Date },
): Promise<void> {
  await db.insertInto('reviewRemoval').values(removal).execute()
}

export async function wasRemoved({ db }: DatabaseVisit, bookingId: string): Promise<boolean> {
  const found = await db.selectFrom('reviewRemoval').select('bookingId').where('bookingId', '=', bookingId).execute()
  return found.length > 0
}
