import { inDollars } from '../../platform/money.ts'
import type { BookingView } from './booking.ts'

/** A booking as it leaves for other programs, with prices in dollars. */
export function bookingInDollars({ priceCents, suggestion, ...booking }: BookingView) {
  return { ...booking, price: dollarsOf(priceCents), suggestion: suggestion && suggestionInDollars(suggestion) }
}

function suggestionInDollars({ priceCents, ...suggestion }: NonNullable<BookingView['suggestion']>) {
  return { ...suggestion, price: dollarsOf(priceCents) }
}

function dollarsOf(cents: number | null): number | null {
  return cents === null ? null : inDollars(cents)
}
