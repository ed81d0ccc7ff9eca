import { z } from 'zod'

import { type Count, recount, lastCount } from '../../platform/last-count.server.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { findPriceQuartiles } from './typical-prices.table.server.ts'

export type TypicalPrice = Awaited<ReturnType<typeof findPriceQuartiles>>[number]

/** What each kind of work usually costs, the way most pros price it; kinds that nobody prices are left out. */
export async function typicalPrices({ db }: Visit): Promise<TypicalPrice[]> {
  return lastCount(db, priceCount)
}

export async function recountPrices(visit: Visit): Promise<void> {
  await recount(visit, priceCount)
}

const priceCount: Count<TypicalPrice[]> = {
  name: 'prices',
  figures: z.array(
    z.object({
      categoryId: z.number(),
      priceType: z.enum(['fixed', 'hourly', 'estimate']),
      lowCents: z.number(),
      middleCents: z.number(),
      highCents: z.number(),
      minutes: z.number(),
      count: z.number(),
    }),
  ),
  async count(db) {
    const found = await findPriceQuartiles(db)
    return found.filter((price) => !found.some((other) => isMoreUsual(other, price)))
  },
}

function isMoreUsual(other: TypicalPrice, price: TypicalPrice): boolean {
  if (other.categoryId !== price.categoryId || other === price) return false
  return other.count > price.count || (other.count === price.count && other.priceType < price.priceType)
}
