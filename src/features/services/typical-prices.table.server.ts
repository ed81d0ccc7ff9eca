import { sql } from 'kysely'

import type { Visit } from '../../platform/visit.server.ts'

/** For each kind of work and price type: quartiles of the prices on offer, in cents, and the median duration. */
export async function findPriceQuartiles({ db }: Pick<Visit, 'db'>) {
  return db
    .selectFrom('service')
    .innerJoin('pro', 'pro.accountId', 'service.proId')
    .select(['service.categoryId', 'service.priceType'])
    .select([
      quartile(0.25, 'price_cents').as('lowCents'),
      quartile(0.5, 'price_cents').as('middleCents'),
      quartile(0.75, 'price_cents').as('highCents'),
      quartile(0.5, 'duration_minutes').as('minutes'),
      sql<number>`count(*)::int`.as('count'),
    ])
    .where('service.archivedAt', 'is', null)
    .where('pro.approvedAt', 'is not', null)
    .groupBy(['service.categoryId', 'service.priceType'])
    .execute()
}

function quartile(share: number, column: 'price_cents' | 'duration_minutes') {
  return sql<number>`percentile_disc(${sql.lit(share)}) within group (order by service.${sql.raw(column)})::int`
}
