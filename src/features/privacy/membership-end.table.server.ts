import type { Visit } from '../../platform/visit.server.ts'
import { noMembership } from '../memberships/reported-membership.ts'

/** Ends the membership here; returns the payment provider's customer id, which is deleted along with it. */
export async function takeCustomerRef({ db, now }: Visit, accountId: string): Promise<string | null> {
  const found = await db
    .selectFrom('membership')
    .select('customerRef')
    .where('accountId', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  await db
    .updateTable('membership')
    .set({ ...noMembership, customerRef: null, updatedAt: now })
    .where('accountId', '=', accountId)
    .execute()
  return found?.customerRef ?? null
}
