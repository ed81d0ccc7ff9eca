import type { ExpressionBuilder } from 'kysely'

import type { Tables } from '../../platform/tables/tables.ts'
import type { Visit } from '../../platform/visit.server.ts'

/** The photos of a pro's finished work, newest first, as a part of the statement that reads the pro. */
export function workPhotosOf(pro: ExpressionBuilder<Tables, 'pro'>) {
  return pro
    .selectFrom('picture')
    .select(['picture.id', 'picture.caption'])
    .whereRef('picture.accountId', '=', 'pro.accountId')
    .where('picture.purpose', '=', 'work')
    .orderBy('picture.createdAt', 'desc')
    .orderBy('picture.id')
}

export async function countWorkPhotos({ db }: Visit, accountId: string): Promise<number> {
  const photos = db.selectFrom('picture').where('accountId', '=', accountId).where('purpose', '=', 'work')
  const { count } = await photos.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return count
}

/** False when this account has no such photo. */
export async function setCaption(
  { db }: Visit,
  { id, accountId, caption }: { id: string; accountId: string; caption: string },
): Promise<boolean> {
  const photo = db.updateTable('picture').set({ caption }).where('id', '=', id).where('purpose', '=', 'work')
  return (await photo.where('accountId', '=', accountId).executeTakeFirst()).numUpdatedRows === 1n
}

/** Undefined when there is no such photo, or when it is not this account's. */
export async function deleteWorkPhoto({ db }: Pick<Visit, 'db'>, id: string, accountId?: string) {
  const photo = db.deleteFrom('picture').where('id', '=', id).where('purpose', '=', 'work')
  const own = accountId === undefined ? photo : photo.where('accountId', '=', accountId)
  return own.returning(['accountId', 'caption']).executeTakeFirst()
}
