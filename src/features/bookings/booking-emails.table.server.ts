import { sql } from 'kysely'

import type { Visit } from '../../platform/visit.server.ts'

/** A booking and the account addresses of its two parties; null for an account that is gone. */
export async function findCorrespondence(visit: Visit, bookingId: string) {
  return visit.db
    .selectFrom('booking')
    .innerJoin('pro', 'pro.accountId', 'booking.proId')
    .leftJoin('account as customer', (join) =>
      join.onRef('customer.id', '=', 'booking.customerId').on('customer.deletedAt', 'is', null),
    )
    .leftJoin('account as owner', (join) =>
      join.onRef('owner.id', '=', 'booking.proId').on('owner.deletedAt', 'is', null),
    )
    .selectAll('booking')
    .select(['pro.businessName', 'customer.email as customerAddress', 'owner.email as proAddress'])
    .select(sql<boolean>`customer.email_verified_at is not null`.as('customerConfirmed'))
    .where('booking.id', '=', bookingId)
    .executeTakeFirstOrThrow()
}
