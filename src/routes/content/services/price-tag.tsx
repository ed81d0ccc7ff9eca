import type { TypicalPrice } from '../../../features/services/typical-prices.server.ts'
import { formatPrice, plural } from '../../../ui/format.ts'

/** The middle of the prices that pros list here, and where the middle half of them lies. */
export function PriceTag({ price }: { price: TypicalPrice | undefined }) {
  if (!price) {
    return (
      <p className="leading-snug text-soft">
        <b className="block font-display text-heading text-ink">On estimate</b>
        Pros look first and tell you the price before you agree.
      </p>
    )
  }
  return (
    <p className="leading-snug">
      <b className="block font-display text-subtitle leading-none tracking-tight">
        {formatPrice(price.middleCents)}
        <span className="ml-1.5 font-sans text-base font-normal tracking-normal text-soft">
          {price.priceType === 'hourly' ? 'an hour' : 'fixed price'}
        </span>
      </b>
      <span className="mt-2 block text-small text-soft">
        {price.lowCents < price.highCents
          ? `Usually ${formatPrice(price.lowCents)}–${formatPrice(price.highCents)}, from `
          : 'The median of '}
        {plural(price.count, 'listed price')}
      </span>
    </p>
  )
}
