import type { DemoRegion } from './region.ts'
import type { PriceType } from '../platform/tables/column-values.ts'

/** A service that pros of a category offer, with a range of prices and lengths. */
export interface DemoService {
  name: string
  /** One of them is chosen. */
  says: readonly string[]
  /** in dollars */
  price: readonly [least: number, most: number]
  per: PriceType
  minutes: readonly number[]
  /** Everywhere by default. */
  where?: readonly DemoRegion[]
}
