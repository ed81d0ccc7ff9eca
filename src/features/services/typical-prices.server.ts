import { z } from 'zod'

import { readSnapshot, refreshSnapshots, type Snapshot } from '../../platform/snapshot.server.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { findPriceQuartiles } from './typical-prices.table.server.ts'
import { priceTypes } from '../../platform/tables/column-values.ts'

export type TypicalPrice = Awaited<ReturnType<typeof findPriceQuartiles>>[number]

/**
 * The usual price of each kind of work, for its most common price type. Left out are kinds without prices, and those
 * that most pros quote: their listed prices are those of a first look, not of the work.
 */
export async function typicalPrices(visit: Visit): Promise<TypicalPrice[]> {
  return readSnapshot(visit, priceSnapshot)
}

const priceSnapshot: Snapshot<TypicalPrice[]> = {
  name: 'prices',
  shape: z.array(
    z.object({
      categoryId: z.number(),
      priceType: z.enum(priceTypes),
      lowCents: z.number(),
      middleCents: z.number(),
      highCents: z.number(),
      minutes: z.number(),
      count: z.number(),
    }),
  ),
  async compute(visit) {
    const found = await findPriceQuartiles(visit)
    const usual = found.filter((price) => !found.some((other) => isMoreUsual(other, price)))
    return usual.filter(({ priceType }) => priceType !== 'estimate')
  },
}

export const priceTotals: readonly Snapshot<unknown>[] = [priceSnapshot]

export async function refreshPrices(visit: Visit): Promise<void> {
  await refreshSnapshots(visit, priceTotals)
}

function isMoreUsual(other: TypicalPrice, price: TypicalPrice): boolean {
  if (other.categoryId !== price.categoryId || other === price) return false
  return other.count > price.count || (other.count === price.count && other.priceType < price.priceType)
}
