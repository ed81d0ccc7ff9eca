import { formatLength, formatPrice } from '../../../ui/format.ts'
import { appointmentPrice } from '../appointment-price.ts'
import type { Offer } from './new-booking.ts'
import type { RequestedService } from './requested-service.ts'

/**
 * What a request form says of each service, as one field that it sends along: the pro may change their prices while it
 * is open, and without scripts the form does not know which service is chosen.
 */
export function shownTerms(services: readonly RequestedService[]): string {
  const terms = services.map((service) => [service.id, termsOf({ ...service, ...appointmentPrice(service) })])
  return String(new URLSearchParams(terms))
}

/** The terms of an offer in words, if the form showed others for its service. */
export function changedTerms(offer: Offer, shown: string | undefined): string | null {
  const before = offer.serviceId === null ? null : new URLSearchParams(shown).get(offer.serviceId)
  const now = termsOf(offer)
  return before === null || before === now ? null : now
}

function termsOf({ priceCents, priceIsEstimate, durationMinutes }: Terms): string {
  const length = formatLength(durationMinutes)
  if (priceCents === null) return `${length}, with a custom quote`
  if (priceCents === 0) return `free for ${length}`
  return `${priceIsEstimate ? 'about ' : ''}${formatPrice(priceCents)} for ${length}`
}

type Terms = Pick<Offer, 'priceCents' | 'priceIsEstimate' | 'durationMinutes'>
