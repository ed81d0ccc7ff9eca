import type { PicturePurpose } from '../../platform/tables/column-values.ts'
import type { Visit } from '../../platform/visit.server.ts'
import type { PictureRow } from '../../platform/tables/account-tables.ts'
import { membershipStatusAt } from '../accounts/membership-status.table.server.ts'

export type PictureRecord = NonNullable<Awaited<ReturnType<typeof findPicture>>>

/** A picture with what decides who may see it. */
export async function findPicture({ db, now }: Visit, id: string) {
  return db
    .selectFrom('picture')
    .innerJoin('account', 'account.id', 'picture.accountId')
    .leftJoin('pro', 'pro.accountId', 'picture.accountId')
    .leftJoin('membership', 'membership.accountId', 'picture.accountId')
    .select(['picture.id', 'picture.accountId', 'picture.purpose', 'account.role', 'pro.approvedAt'])
    .select(membershipStatusAt(now).as('membership'))
    .where('picture.id', '=', id)
    .executeTakeFirst()
}

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
