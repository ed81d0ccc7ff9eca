import type { Visit } from '../../platform/visit.server.ts'

/** Which of two people has blocked the other. */
export interface Blocks {
  byMe: boolean
  byThem: boolean
}

export async function findBlocks(visit: Visit, me: string, other: string): Promise<Blocks> {
  const rows = await visit.db
    .selectFrom('block')
    .select('blockerId')
    .where((where) =>
      where.or([where.and({ blockerId: me, blockedId: other }), where.and({ blockerId: other, blockedId: me })]),
    )
    .execute()
  const by = (id: string) => rows.some(({ blockerId }) => blockerId === id)
  return { byMe: by(me), byThem: by(other) }
}

export async function insertBlock(visit: Visit, blockerId: string, blockedId: string): Promise<void> {
  await visit.db
    .insertInto('block')
    .values({ blockerId, blockedId, createdAt: visit.now })
    .onConflict((conflict) => conflict.columns(['blockerId', 'blockedId']).doNothing())
    .execute()
}

export async function deleteBlock(visit: Visit, blockerId: string, blockedId: string): Promise<void> {
  await visit.db.deleteFrom('block').where('blockerId', '=', blockerId).where('blockedId', '=', blockedId).execute()
}
