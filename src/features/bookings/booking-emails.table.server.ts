import { sql } from 'kysely'

import type { BookingRow } from '../../platform/booking-tables.ts'
import type { Visit } from '../../platform/visit.server.ts'

/** The current state of the booking that this one replaces or would replace. */
export async function findReplacedState(visit: Visit, { replacesId }: BookingRow) {
  if (replacesId === null) return undefined
  return visit.db
    .selectFrom('booking')
    .select(['id', 'status', 'cancelReason', 'startsAt'])
    .where('id', '=', replacesId)
    .executeTakeFirst()
}

/** The business of a booking and the account addresses of both parties; null for a deleted account. */
export async function findCorrespondents(visit: Visit, { customerId, proId }: BookingRow) {
  return visit.db
    .selectFrom('pro')
    .leftJoin('account as customer', (join) =>
      join.on('customer.id', '=', customerId).on('customer.deletedAt', 'is', null),
    )
    .leftJoin('account as owner', (join) =>
      join.onRef('owner.id', '=', 'pro.accountId').on('owner.deletedAt', 'is', null),
    )
    .select([
      'pro.businessName',
      'pro.phone as proPhone',
      'customer.email as customerAccountEmail',
      'customer.role',
      'owner.email as proAccountEmail',
    ])
    .select(['pro.latitude', 'pro.longitude', 'pro.serviceRadius'])
    .select(sql<boolean>`customer.email_verified_at is not null`.as('customerConfirmed'))
    .where('pro.accountId', '=', proId)
    .executeTakeFirstOrThrow()
}
