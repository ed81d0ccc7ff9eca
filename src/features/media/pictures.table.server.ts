import { sql } from 'kysely'

import { anyOf } from '../../platform/database/any-of.server.ts'
import type { PicturePurpose } from '../../platform/tables/column-values.ts'
import type { Visit } from '../../platform/visit.server.ts'
import type { PictureRow } from '../../platform/tables/account-tables.ts'
import { membershipStatusAt } from '../accounts/membership-status.table.server.ts'

export type PictureRecord = NonNullable<Awaited<ReturnType<typeof findPicture>>>

/** A picture with what decides who may see it: the business is that of its owner, or the one that a review is about. */
export async function findPicture({ db, now }: Visit, id: string) {
  return db
    .selectFrom('picture')
    .innerJoin('account', 'account.id', 'picture.accountId')
    .leftJoin('reviewPhoto', 'reviewPhoto.pictureId', 'picture.id')
    .leftJoin('review', 'review.id', 'reviewPhoto.reviewId')
    .leftJoin('pro', (join) => join.on('pro.accountId', '=', businessId))
    .leftJoin('membership', 'membership.accountId', 'picture.accountId')
    .select(['picture.id', 'picture.accountId', 'picture.purpose', 'account.role'])
    .select(['pro.accountId as proId', 'pro.approvedAt'])
    .select(membershipStatusAt(now).as('membership'))
    .where('picture.id', '=', id)
    .executeTakeFirst()
}

const businessId = sql<string | null>`case picture.purpose when 'review' then review.pro_id else picture.account_id end`

/** The ids of the photos of a review, in order, in a statement that reads reviews. */
export const photosOfReview = sql<string[]>`array(
  select picture_id::text from review_photo where review_photo.review_id = review.id order by place)`

export async function insertPicture({ db }: Visit, picture: PictureRow): Promise<void> {
  await db.insertInto('picture').values(picture).execute()
}

/** Returns the ids of the deleted pictures: those for one purpose, or all. */
export async function deletePictures({ db }: Visit, accountId: string, purpose?: PicturePurpose): Promise<string[]> {
  const all = db.deleteFrom('picture').where('accountId', '=', accountId)
  const chosen = purpose === undefined ? all : all.where('purpose', '=', purpose)
  const rows = await chosen.returning('id').execute()
  return rows.map(({ id }) => id)
}

/** Deletes these pictures, as far as there still are any. */
export async function deletePicturesNamed({ db }: Pick<Visit, 'db'>, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('picture').where('id', '=', anyOf(ids)).execute()
}

/** Sets the address, or null, that is shown for the account or the business. */
export async function setPicture(
  { db }: Visit,
  accountId: string,
  purpose: 'profile' | 'business',
  address: string | null,
): Promise<void> {
  if (purpose === 'profile') {
    await db.updateTable('account').set({ profileImageUrl: address }).where('id', '=', accountId).execute()
  } else {
    await db.updateTable('pro').set({ profileImage: address }).where('accountId', '=', accountId).execute()
  }
}
