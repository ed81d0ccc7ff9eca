import { isId } from '../../../platform/id.ts'
import type { Visit } from '../../../platform/visit.server.ts'
import { membershipStatusAt } from '../../accounts/membership-status.table.server.ts'

/**
 * An approved pro with the state of their membership; without a row there never was one. Locks both accounts, then the
 * business: deleting either account waits, then finds this request and ends it, and one customer's requests take turns,
 * so that the limit on open ones holds.
 */
export async function lockOfferingPro(visit: Visit, proId: string, customerId: string) {
  if (!isId(proId)) return undefined
  return visit.db
    .selectFrom('pro')
    .innerJoin('account as customer', (on) =>
      on.on('customer.id', '=', customerId).on('customer.deletedAt', 'is', null),
    )
    .innerJoin('account as owner', 'owner.id', 'pro.accountId')
    .leftJoin('membership', 'membership.accountId', 'pro.accountId')
    .select(['pro.accountId as id', 'pro.timeZone'])
    .select(membershipStatusAt(visit.now).as('membership'))
    .where('pro.accountId', '=', proId)
    .where('pro.approvedAt', 'is not', null)
    .forNoKeyUpdate('customer')
    .forKeyShare(['owner', 'pro'])
    .executeTakeFirst()
}

export async function findOfferedService(visit: Visit, proId: string, serviceId: string) {
  if (!isId(serviceId)) return undefined
  return visit.db
    .selectFrom('service')
    .innerJoin('category', 'category.id', 'service.categoryId')
    .select(['service.id', 'service.name', 'category.name as categoryName'])
    .select(['priceType', 'priceCents', 'durationMinutes'])
    .where('service.id', '=', serviceId)
    .where('proId', '=', proId)
    .where('archivedAt', 'is', null)
    .executeTakeFirst()
}

export type BookableService = NonNullable<Awaited<ReturnType<typeof findOfferedService>>>
