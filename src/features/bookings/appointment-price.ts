import type { PriceType } from '../../platform/tables/column-values.ts'

/** The largest price that a booking can store, in cents. */
const highestPrice = 2_147_483_647

/**
 * In cents. Fixed: the price. Hourly: an estimate for the whole time. Null for an estimate, or for more than can be
 * stored.
 */
export function appointmentPrice(service: { priceType: PriceType; priceCents: number; durationMinutes: number }) {
  if (service.priceType === 'fixed') return { priceCents: service.priceCents, priceIsEstimate: false }
  const priceCents = Math.round((service.priceCents * service.durationMinutes) / 60)
  const unknown = service.priceType === 'estimate' || priceCents > highestPrice
  return unknown ? { priceCents: null, priceIsEstimate: false } : { priceCents, priceIsEstimate: true }
}

/** Whether both parties know the price. If not, the pro may still name it. */
export function isSettled<Priced extends { priceCents: number | null; priceIsEstimate: boolean }>(
  booking: Priced,
): booking is Priced & { priceCents: number } {
  return booking.priceCents !== null && !booking.priceIsEstimate
}

/** The columns of a price that the pro names; none, if they name none. */
export function namedPrice(priceCents: number | null) {
  return priceCents === null ? {} : { priceCents, priceIsEstimate: false }
}
