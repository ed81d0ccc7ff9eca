import type { Visit } from '../../../platform/visit.server.ts'

/** The request that an account used a key for, and its booking. */
export async function findUsedKey(visit: Visit, accountId: string, key: string) {
  return visit.db
    .selectFrom('idempotencyKey')
    .select(['requestHash', 'bookingId'])
    .where('accountId', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirst()
}

/** False when another request has used the key meanwhile. */
export async function insertKey(
  visit: Visit,
  used: { accountId: string; key: string; requestHash: string; bookingId: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await visit.db
    .insertInto('idempotencyKey')
    .values({ ...used, createdAt: visit.now })
    .onConflict((conflict) => conflict.columns(['accountId', 'key']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
