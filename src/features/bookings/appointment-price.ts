import type { PriceType } from '../../platform/column-values.ts'

/** What a booking can hold, in cents. */
const highestPrice = 2_147_483_647

/** In cents. Fixed: the price. Hourly: for the whole time, as an estimate. Estimate, or more than can be held: none yet. */
export function appointmentPrice(service: { priceType: PriceType; priceCents: number; durationMinutes: number }) {
  if (service.priceType === 'fixed') return { priceCents: service.priceCents, priceIsEstimate: false }
  const priceCents = Math.round((service.priceCents * service.durationMinutes) / 60)
  const unknown = service.priceType === 'estimate' || priceCents > highestPrice
  return unknown ? { priceCents: null, priceIsEstimate: false } : { priceCents, priceIsEstimate: true }
}

/** Whether both know what the appointment costs. Else its pro may still say so. */
export function isSettled<Priced extends { priceCents: number | null; priceIsEstimate: boolean }>(
  booking: Priced,
): booking is Priced & { priceCents: number } {
  return booking.priceCents !== null && !booking.priceIsEstimate
}
