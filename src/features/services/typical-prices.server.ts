import type { Visit } from '../../platform/visit.server.ts'
import { findPriceQuartiles } from './typical-prices.table.server.ts'

export type TypicalPrice = Awaited<ReturnType<typeof findPriceQuartiles>>[number]

/** What each kind of work usually costs, the way most pros price it; kinds that nobody prices are left out. */
export async function typicalPrices({ db }: Visit): Promise<TypicalPrice[]> {
  const found = await findPriceQuartiles(db)
  return found.filter((price) => !found.some((other) => isMoreUsual(other, price)))
}

function isMoreUsual(other: TypicalPrice, price: TypicalPrice): boolean {
  if (other.categoryId !== price.categoryId || other === price) return false
  return other.count > price.count || (other.count === price.count && other.priceType < price.priceType)
}
