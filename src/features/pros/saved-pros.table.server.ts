import { olderThan } from '../../platform/database/after-cursor.server.ts'
import type { Cursor } from '../../platform/cursor.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { anyOf } from '../../platform/database/any-of.server.ts'

/** False when it was saved before. */
export async function insertSaved({ db, now }: Visit, accountId: string, proId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('savedPro')
    .values({ accountId, proId, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function deleteSaved({ db }: Visit, accountId: string, proId: string): Promise<void> {
  await db.deleteFrom('savedPro').where('accountId', '=', accountId).where('proId', '=', proId).execute()
}

/** The listed pros that this account saved, the latest first. */
export async function findSaved(visit: Visit, accountId: string, { cursor, limit }: SavedPage) {
  return listedSaved(visit, accountId)
    .select(['proId as id', 'savedPro.createdAt'])
    .where(olderThan('savedPro', cursor, { id: 'proId' }))
    .orderBy('savedPro.createdAt', 'desc')
    .orderBy('proId', 'desc')
    .limit(limit)
    .execute()
}

interface SavedPage {
  cursor: Cursor | undefined
  limit: number
}

export async function countSaved(visit: Visit, accountId: string): Promise<number> {
  const saved = listedSaved(visit, accountId)
  const { count } = await saved.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return count
}

function listedSaved({ db }: Visit, accountId: string) {
  return db
    .selectFrom('savedPro')
    .innerJoin('pro', 'pro.accountId', 'savedPro.proId')
    .where('savedPro.accountId', '=', accountId)
    .where('pro.approvedAt', 'is not', null)
}

/** Which of these pros this account saved. */
export async function findSavedAmong({ db }: Visit, accountId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('savedPro')
    .select('proId')
    .where('accountId', '=', accountId)
    .where('proId', '=', anyOf(ids))
    .execute()
  return rows.map(({ proId }) => proId)
}
