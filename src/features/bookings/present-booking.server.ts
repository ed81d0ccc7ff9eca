import { type Actor, signedIn, type Visit } from '../../platform/visit.server.ts'
import { pick } from '../../platform/pick.ts'
import { localStart } from '../availability/local-time.ts'
import { showsPremiumToOthers } from '../memberships/membership.ts'
import {
  actionsFor,
  bookingTransitions,
  isOpen,
  mayBeRescheduled,
  mayChange,
  phaseOf,
  suggestionChangesOf,
} from './booking-transitions.ts'
import { type BookingView, fieldsAsStored, partyOf, type Suggestion, withoutStreet } from './booking.ts'
import type { BookingRecord } from './booking-record.table.server.ts'
import { mayAskAgain } from './request/request-refusal.ts'
import { seriesOf } from './series/repeats.ts'

/** A booking for the party who is viewing it: a pro gets the street only once it is accepted. */
export function presentBooking(visit: Visit, booking: BookingRecord): BookingView {
  const viewer = signedIn(visit)
  const suggestion = suggestionOf(booking, visit.now)
  return {
    ...pick(booking, fieldsAsStored),
    address: booking.address,
    ...(!knowsStreet(booking, viewer.id) && withoutStreet(booking)),
    ...peopleOf(booking),
    priceIsEstimate: booking.priceIsEstimate,
    photos: booking.photos,
    customerName: booking.customerName,
    isOldZone: booking.timeZone !== booking.proTimeZone,
    review: booking.review,
    reviewRemoved: booking.reviewRemovedAt !== null,
    reviewPhotos: booking.reviewPhotos,
    reviewedAt: booking.reviewedAt?.toISOString() ?? null,
    proResponse: booking.proResponse,
    respondedAt: booking.respondedAt?.toISOString() ?? null,
    cancelReason: booking.endedAs ?? booking.cancelReason,
    endedAs: booking.endedAs,
    timeTaken: booking.timeTaken,
    isBlocked: booking.isBlocked,
    replaced: booking.replaced,
    replacement: booking.replacement,
    bothAskToMove: bothAskToMove(booking),
    mayReschedule: isTheirsToReschedule(viewer, booking) && mayBeRescheduled(booking, visit.now),
    phase: phaseOf(booking, visit.now),
    canceledBy: booking.canceledBy,
    endedAsRequest: booking.endedAsRequest,
    otherHasLeft: booking.customerLeftAt !== null || booking.proLeftAt !== null,
    proIsListed: booking.proApprovedAt !== null,
    proPhone: showsProPhone(booking, viewer.id, visit.now) ? booking.proPhone : null,
    mayAskAgain: mayAskAgain({ ...booking, approvedAt: booking.proApprovedAt }, viewer),
    series: presentSeries(booking),
    suggestion,
    movedFrom: booking.movedFrom === null ? null : localStart(booking.timeZone, new Date(booking.movedFrom)),
    hadSuggestion: booking.suggestionId !== null,
    customerChooses: suggestion !== null && suggestion.times.length > 0,
    maySuggest: mayChange(booking, suggestionChangesOf(booking).suggest, { viewerId: viewer.id, now: visit.now }),
    createdAt: booking.createdAt.toISOString(),
    actions: actionsFor(booking, viewer.id, visit.now).map((action) => bookingTransitions[action].to),
  }
}

function knowsStreet(booking: BookingRecord, viewerId: string): boolean {
  if (partyOf(booking, viewerId) === 'customer') return true
  return booking.status === 'accepted' || booking.status === 'completed'
}

function showsProPhone(booking: BookingRecord, viewerId: string, now: Date): boolean {
  const { status, customerId, proApprovedAt: approvedAt, membership } = booking
  const isToBeMet = status === 'accepted' && isOpen(booking, now) && customerId === viewerId
  return isToBeMet && showsPremiumToOthers({ approvedAt, membership })
}

function peopleOf(booking: BookingRecord) {
  const { customerFirstName, customerLastName, customerEmail, customerPhone, proFirstName, proLastName } = booking
  return {
    customer: { firstName: customerFirstName, lastName: customerLastName, email: customerEmail, phone: customerPhone },
    pro: { firstName: proFirstName, lastName: proLastName, businessName: booking.businessName },
  }
}

function presentSeries({ later, ...booking }: BookingRecord): BookingView['series'] {
  const series = seriesOf(booking)
  return series && { ...series, later }
}

/**
 * Void once the request is answered or the appointment has moved, its own time has come, or one of the two has blocked
 * the other.
 */
function suggestionOf({ suggestionId: id, openStarts, startsAt, ...booking }: BookingRecord, now: Date) {
  if (id === null || openStarts === null || startsAt <= now || booking.isBlocked) return null
  const times = openStarts.map((start) => localStart(booking.timeZone, new Date(start)))
  const { suggestionNote: note, suggestedPriceCents: priceCents, suggestedAndLater, later } = booking
  return { id, times, note, priceCents, andLater: suggestedAndLater === true && later > 0 } satisfies Suggestion
}

/** Said on both cards: that of the appointment, and that of the request to move it. */
function bothAskToMove(booking: BookingRecord): boolean {
  if (booking.status === 'pending') return booking.replacedIsToMove
  return booking.replacement?.status === 'pending' && booking.proAsksToMove
}

/** One at a time; a customer who has become a pro cannot request anything. */
function isTheirsToReschedule({ id, role }: Actor, { customerId, replacement }: BookingRecord): boolean {
  return id === customerId && role === 'customer' && replacement?.status !== 'pending'
}
