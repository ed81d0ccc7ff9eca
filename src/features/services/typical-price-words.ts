import type { PriceType } from '../../platform/tables/column-values.ts'
import { formatPrice } from '../../ui/format.ts'

/** The middle half of the prices on offer for one kind of work. */
interface UsualPrice {
  priceType: PriceType
  lowCents: number
  highCents: number
}

/** "$59–$145"; "$85" if they are all alike. */
export function priceRange({ lowCents, highCents }: UsualPrice): string {
  return lowCents < highCents ? `${formatPrice(lowCents)}–${formatPrice(highCents)}` : formatPrice(highCents)
}

export function pricePer({ priceType }: UsualPrice): string {
  return priceType === 'hourly' ? 'an hour' : 'a visit'
}
