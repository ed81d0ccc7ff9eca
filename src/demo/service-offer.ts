import type { Region } from './region.ts'
import type { PriceType } from '../platform/column-values.ts'

/** Something that pros of a category offer, with what it may cost and how long it may take. */
export interface Offer {
  name: string
  /** One of them is taken. */
  says: readonly string[]
  /** in dollars */
  price: readonly [least: number, most: number]
  per: PriceType
  minutes: readonly number[]
  /** Everywhere, if nothing is said. */
  where?: readonly Region[]
}
