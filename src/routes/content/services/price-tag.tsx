import { pricePer, priceRange } from '../../../features/services/typical-price-words.ts'
import type { TypicalPrice } from '../../../features/services/typical-prices.server.ts'
import { formatPrice, plural } from '../../../ui/format.ts'

/** The median of the prices that pros list here, and the range of the middle half. */
export function PriceTag({ price }: { price: TypicalPrice | undefined }) {
  if (!price) {
    return (
      <p className="leading-snug text-soft">
        <b className="block font-display text-heading text-ink">By quote</b>
        Pros look first and tell you the price before you agree.
      </p>
    )
  }
  return (
    <p className="leading-snug text-soft">
      <span className="block leading-none">
        About <b className="font-display text-subtitle text-ink">{formatPrice(price.middleCents)}</b> {pricePer(price)}
      </span>
      <span className="mt-2 block text-small">
        {price.lowCents < price.highCents ? `Pros usually charge ${priceRange(price)}, from ` : 'The median of '}
        {plural(price.count, 'listed price')}
      </span>
    </p>
  )
}
