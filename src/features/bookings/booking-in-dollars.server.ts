import { inDollars } from '../../platform/money.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { pictureAddress } from '../media/picture.ts'
import type { BookingView } from './booking.ts'

/** A booking as it leaves for other programs, with prices in dollars, and photos by their full address. */
export function bookingInDollars({ config }: Visit, view: BookingView) {
  // Other programs find those of the review with the review.
  const { priceCents, suggestion, photos, reviewPhotos: _, ...booking } = view
  return {
    ...booking,
    price: dollarsOf(priceCents),
    suggestion: suggestion && suggestionInDollars(suggestion),
    photos: photos.map((id) => config.publicUrl + pictureAddress(id, 1280)),
  }
}

function suggestionInDollars({ priceCents, ...suggestion }: NonNullable<BookingView['suggestion']>) {
  return { ...suggestion, price: dollarsOf(priceCents) }
}

function dollarsOf(cents: number | null): number | null {
  return cents === null ? null : inDollars(cents)
}
