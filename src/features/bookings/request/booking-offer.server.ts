import { refuse, refuseFields } from '../../../platform/refusal.ts'
import type { Actor, Visit } from '../../../platform/visit.server.ts'
import { defaultDuration } from '../../availability/availability.ts'
import { isActive } from '../../memberships/membership.ts'
import { findBlocks } from '../../messages/blocks.table.server.ts'
import { categoryNamed } from '../../services/category.ts'
import { appointmentPrice, isSettled } from '../appointment-price.ts'
import { type BookingRequest, chooseKind } from '../booking.schema.ts'
import { findOfferedService, lockOfferingPro, type BookableService } from './booking-offer.table.server.ts'
import type { Offer } from './new-booking.ts'
import { requestRefusal } from './request-refusal.ts'
import { changedTerms } from './shown-terms.ts'

/**
 * The pro whom this customer wants to book, locked. Whether they take requests is checked after all errors of the
 * request itself.
 */
export async function requireOfferingPro(visit: Visit, proId: string, customer: Actor) {
  const pro = (await lockOfferingPro(visit, proId, customer.id)) ?? refuse('missing', 'Professional not found.')
  const acceptsRequests = isActive(pro.membership)
  const refusal = requestRefusal({ userId: pro.id, acceptsRequests }, customer)
  if (refusal === 'own' || refusal === 'pro') refuse('forbidden', 'Only customers can request a service.')
  const { byMe, byThem } = await findBlocks(visit, customer.id, pro.id)
  if (byMe)
    refuse('forbidden', 'You blocked this professional. Please unblock them in your conversation first.', blocked)
  if (byThem) refuse('forbidden', 'This professional does not take requests from you.', blocked)
  return { id: pro.id, timeZone: pro.timeZone, acceptsRequests }
}

const blocked = { code: 'BLOCKED' } as const

/** The requested service. The booking that a request replaces has a copy, in case the service is no longer offered. */
export async function requireOffer(
  visit: Visit,
  { proId, serviceId, serviceType }: BookingRequest,
  replaced: Offer | null,
): Promise<Offer> {
  const copy = replaced?.serviceId === serviceId ? replaced : null
  const agreed = copy && settledPrice(copy)
  if (serviceId === null) {
    requireKind(serviceType, [replaced])
    return { ...noService, serviceType, ...(copy?.serviceType === serviceType && agreed) }
  }
  const service = await findOfferedService(visit, proId, serviceId)
  const offer = service ? offerOf(service) : (copy ?? refuse('missing', 'This service is no longer offered.'))
  requireKind(serviceType, [offer, replaced])
  const { serviceName, serviceType: kind, durationMinutes, priceCents, priceIsEstimate } = offer
  return { serviceId, serviceName, serviceType: kind, durationMinutes, priceCents, priceIsEstimate, ...agreed }
}

/** The price and length that count are those that the customer saw; the API names none. */
export function requireShownTerms(offer: Offer, shown: string | undefined): void {
  const terms = changedTerms(offer, shown)
  if (terms !== null) refuse('conflict', `This service is now ${terms}. Nothing was sent yet.`)
}

/** Emails have it in their subject, so it is ours, or what this service or this booking is already called. */
function requireKind(kind: string, own: readonly (Offer | null)[]): void {
  const isOwn = own.some((offer) => kind === offer?.serviceType || kind === offer?.serviceName)
  if (!isOwn && categoryNamed(kind) === undefined) refuseFields({ serviceType: chooseKind })
}

/** The kind of work is the service's own, whatever the request says. */
function offerOf(service: BookableService): Offer {
  const { id: serviceId, name: serviceName, categoryName: serviceType, durationMinutes } = service
  return { serviceId, serviceName, serviceType, durationMinutes, ...appointmentPrice(service) }
}

/** A rescheduled appointment keeps what was agreed. */
function settledPrice({ priceCents, priceIsEstimate }: Offer) {
  return isSettled({ priceCents, priceIsEstimate }) ? { priceCents, priceIsEstimate } : {}
}

const noService: Omit<Offer, 'serviceType'> = {
  serviceId: null,
  serviceName: null,
  priceCents: null,
  priceIsEstimate: false,
  durationMinutes: defaultDuration,
}
