import type { Tables } from '../../platform/tables/tables.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { lockPro } from '../accounts/account-locks.table.server.ts'
import { keepAuthor } from './reviews.table.server.ts'

/** The places of its photos, in order. They have gaps where photos were removed. */
export async function placesTaken({ db }: Pick<Visit, 'db'>, reviewId: string): Promise<number[]> {
  const photos = db.selectFrom('reviewPhoto').select('place').where('reviewId', '=', reviewId).orderBy('place')
  return (await photos.execute()).map(({ place }) => place)
}

export async function insertReviewPhotos(
  { db }: Pick<Visit, 'db'>,
  photos: readonly Tables['reviewPhoto'][],
): Promise<void> {
  await db.insertInto('reviewPhoto').values(photos).execute()
}

/**
 * Locks its author's account and the pro, as whoever adds a photo does before the review, and returns the ids of those
 * that it has.
 */
export async function lockPhotos({ db }: Pick<Visit, 'db'>, reviewId: string): Promise<string[]> {
  const proId = await keepAuthor({ db }, reviewId)
  if (proId !== undefined) await lockPro({ db }, proId)
  const photos = db.selectFrom('reviewPhoto').select('pictureId').where('reviewId', '=', reviewId)
  return (await photos.execute()).map(({ pictureId }) => pictureId)
}

/** Whose photo this is, locked, and in the review of which pro; undefined if it is in none. */
export async function findReviewPhoto({ db }: Pick<Visit, 'db'>, pictureId: string) {
  return db
    .selectFrom('reviewPhoto')
    .innerJoin('review', 'review.id', 'reviewPhoto.reviewId')
    .innerJoin('picture', 'picture.id', 'reviewPhoto.pictureId')
    .select(['review.customerId', 'review.proId'])
    .where('reviewPhoto.pictureId', '=', pictureId)
    .forUpdate('picture')
    .executeTakeFirst()
}
