import { sql } from 'kysely'

import type { Database } from '../../platform/database.server.ts'
import type { PictureRow } from '../../platform/account-tables.ts'
import type { MembershipRow } from '../../platform/tables.ts'
import type { Visit } from '../../platform/visit.server.ts'
import type { PicturePurpose } from './picture.ts'

export type PictureSeen = NonNullable<Awaited<ReturnType<typeof findPicture>>>

/** A picture with what decides who may see it. */
export async function findPicture({ db, now }: Visit, id: string) {
  return db
    .selectFrom('picture')
    .innerJoin('account', 'account.id', 'picture.accountId')
    .leftJoin('membership', 'membership.accountId', 'picture.accountId')
    .select(['picture.id', 'picture.accountId', 'picture.purpose', 'account.role'])
    .select(standing(now).as('membership'))
    .where('picture.id', '=', id)
    .executeTakeFirst()
}

/** Whether the account still exists; locks it, so that two changes of its pictures take turns. */
export async function lockAccount(db: Database, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return found !== undefined
}

/** Whether the account still exists; it cannot be deleted before the transaction ends. */
export async function holdAccount(db: Database, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
  return found !== undefined
}

export async function insertPicture(db: Database, picture: PictureRow): Promise<void> {
  await db.insertInto('picture').values(picture).execute()
}

/** The ids of what was deleted: the pictures for one purpose, or all. */
export async function deletePictures(db: Database, accountId: string, purpose?: PicturePurpose): Promise<string[]> {
  const rows = await db
    .deleteFrom('picture')
    .where('accountId', '=', accountId)
    .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose ?? 'profile'))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Shows this address, or nothing, where people see the account or the business. */
export async function showPicture(
  db: Database,
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

// A membership ends on its day even if nobody says so.
function standing(now: Date) {
  return sql<MembershipRow['status'] | null>`membership_standing(membership, ${now}::timestamptz)`
}
