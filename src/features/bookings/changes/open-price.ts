import type { BookingRow } from '../../../platform/tables/booking-tables.ts'
import { inCents } from '../../../platform/money.ts'
import { refuseFields } from '../../../platform/refusal.ts'
import { isSettled } from '../appointment-price.ts'

/** The price in cents; null when none is given. A fixed price, or one given before, cannot change. */
export function requireOpenPrice(
  booking: Pick<BookingRow, 'priceCents' | 'priceIsEstimate'>,
  price: number | undefined,
): number | null {
  if (price === undefined) return null
  if (isSettled(booking)) refuseFields({ price: 'The price of this visit is settled and can no longer change' })
  return inCents(price)
}
