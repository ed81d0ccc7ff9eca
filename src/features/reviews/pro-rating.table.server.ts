import type { Visit } from '../../platform/visit.server.ts'

/** Adds to the sum and the count, which are whole numbers, so the average has no rounding drift. */
export async function addToRating(
  { db }: Pick<Visit, 'db'>,
  proId: string,
  { stars, reviews }: { stars: number; reviews: 1 | 0 | -1 },
): Promise<void> {
  await db
    .updateTable('pro')
    .set((pro) => ({ ratingSum: pro('ratingSum', '+', stars), reviewCount: pro('reviewCount', '+', reviews) }))
    .where('accountId', '=', proId)
    .execute()
}
