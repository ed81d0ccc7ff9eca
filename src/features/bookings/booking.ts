// A booking as its parties and the API see it. Pure: the server, the pages and the tests all use this file.
import { shortZip } from '../places/zip-code.ts'
import type { BookingRow } from '../../platform/tables/booking-tables.ts'
import type { BookingStatus, Ending } from '../../platform/tables/column-values.ts'
import type { LocalTime, Replaced } from '../appointments/appointment.ts'
import type { Series } from './series/repeats.ts'

/** How many requests are pending, how many appointments are accepted, and which of them wait for their customer. */
export interface OpenCounts {
  pending: number
  /** The pending ones that can be accepted: between people of whom one has blocked the other, none can. */
  acceptable: number
  accepted: number
  /** The ids of the pending ones that wait for a suggested time to be taken, and not for an answer; soonest first. */
  toChoose: readonly string[]
  /** The ids of the accepted ones for which the pro suggests other times; soonest first. */
  toMove: readonly string[]
}

/** With one request, and in one review. */
export const mostPhotos = 4
export const tooManyPhotos = `Please choose at most ${mostPhotos} photos`
export const tooLargePhotos = `These photos are too large. Please choose at most ${mostPhotos}, of at most 8 MB each`
/** With one booking, the newest: a card has room for so many. */
export const mostShownPhotos = 8

export type BookingParty = 'customer' | 'pro'

export function partyOf(booking: Pick<Booking, 'customerId' | 'proId'>, personId: string): BookingParty | undefined {
  if (booking.customerId === personId) return 'customer'
  if (booking.proId === personId) return 'pro'
  return undefined
}

/** Where the pool of a booking is, as far as its customer said. */
export type PoolPlace = Pick<Booking, 'address' | 'city' | 'state' | 'zip'>

/** "418 Oakland Ave, Pasadena, CA 91101", as far as the customer said. */
export function addressLine({ address, city, state, zip }: PoolPlace): string {
  return [address, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

/** As a pro sees it before accepting. */
export function withoutStreet({ zip }: Pick<PoolPlace, 'zip'>): Pick<PoolPlace, 'address' | 'zip'> {
  return { address: null, zip: zip === null ? null : shortZip(zip) }
}

/** Where a booking is: an accepted one is still to come, has begun, or is over and waits to be marked completed. */
export type BookingPhase = 'waiting' | 'coming' | 'begun' | 'over' | 'completed' | 'ended'

/** What both parties see of a booking as it is stored. */
export const fieldsAsStored = [
  'id',
  'status',
  'scheduledDate',
  'scheduledTime',
  'timeZone',
  'durationMinutes',
  'priceCents',
  'serviceId',
  'serviceName',
  'serviceType',
  'city',
  'state',
  'zip',
  'notes',
  'customerId',
  'proId',
  'replacesId',
] as const

/** A booking as one of its two parties sees it. */
export interface Booking extends Pick<BookingRow, (typeof fieldsAsStored)[number]> {
  address: string | null
  customer: { firstName: string; lastName: string; email: string; phone: string }
  pro: { firstName: string; lastName: string; businessName: string }
  review: { id: string; rating: number; comment: string } | null
  /** Why it was canceled or declined: what the person wrote, or why the system did. */
  cancelReason: string | null
  /** Pending, but another appointment was accepted for that time. */
  timeTaken: boolean
  /** Null unless it repeats; `later`: how many later appointments of the series are still to come. */
  series: (Series & { later: number }) | null
  /**
   * The other times that the pro suggests for this request or appointment; null if there are none, or once one is
   * taken.
   */
  suggestion: Suggestion | null
  createdAt: string
  /** The statuses this viewer may set now. */
  actions: BookingStatus[]
}

/** The times that the customer can take now, which may be none: times pass, and others may take them. */
export interface Suggestion {
  id: string
  times: SuggestedTime[]
  note: string | null
  /** The price named with it. */
  priceCents: number | null
  /** For an appointment of a series: those after it move with it. */
  andLater: boolean
}

/** How many times one suggestion may name. */
export const mostSuggested = 3

/** A start in the time zone of the booking: YYYY-MM-DD and HH:mm. */
export interface SuggestedTime {
  date: string
  time: string
}

/** With the fields that only our pages get, not the API. */
export interface BookingView extends Booking {
  priceIsEstimate: boolean
  /** The ids of the photos that the customer sent about it, with the request or in a message; the newest eight. */
  photos: readonly string[]
  /** The person the appointment is for, as entered by the customer. */
  customerName: string
  /** Its pro has moved to another time zone since: its time is that of the zone before. */
  isOldZone: boolean
  /** There was a review, and it was removed: no other can follow. */
  reviewRemoved: boolean
  /** The ids of the photos in the review. */
  reviewPhotos: readonly string[]
  /** When the review was written, or last changed. */
  reviewedAt: string | null
  proResponse: string | null
  /** When the response was last published. */
  respondedAt: string | null
  /** The current state of the booking `replacesId`. */
  replaced: Replaced | null
  /** The newest request to reschedule this booking; `andLater`: it repeats, so later ones of the series move, too. */
  replacement: (LocalTime & Pick<Booking, 'id' | 'status'> & { andLater: boolean }) | null
  /** One of the two has blocked the other, so a request cannot be accepted. */
  isBlocked: boolean
  /** Its pro asks to move the appointment, too, which rests until its customer's request to move it is answered. */
  bothAskToMove: boolean
  /** The viewer may request another time. */
  mayReschedule: boolean
  /** The appointment was at this time before its customer took another one. */
  movedFrom: SuggestedTime | null
  /** The pro suggested other times, whatever became of it. */
  hadSuggestion: boolean
  /** The customer can take a suggested time: a request waits for them, and not for its pro. */
  customerChooses: boolean
  /** The viewer may suggest other times. */
  maySuggest: boolean
  phase: BookingPhase
  /** Why the system canceled it; null if a person did, or nobody. */
  endedAs: Ending | null
  /** The party that canceled it, if one did. */
  canceledBy: BookingParty | null
  /** It was declined, withdrawn, changed or expired: it never became an appointment. */
  endedAsRequest: boolean
  /** The other party has deleted their account: there is nobody to write to. */
  otherHasLeft: boolean
  /**
   * False once an operator has hidden the business, or its account was deleted: it has no profile and gets no requests.
   */
  proIsListed: boolean
  /** For the customer of an accepted appointment that is not over, if the pro shows it on the profile. */
  proPhone: string | null
  /** The viewer, its customer, can send the pro another request. */
  mayAskAgain: boolean
}

/** It came to nothing because of its pro: the customer can only ask somebody else for the same. */
export interface LostBooking
  extends LocalTime, Pick<Booking, 'id' | 'proId' | 'replacesId' | 'serviceType' | 'city' | 'state' | 'zip' | 'notes'> {
  businessName: string
  lostBy: 'decline' | 'cancel' | 'expire'
  /** What the pro wrote. */
  reason: string | null
  /** How many later appointments of its series were canceled with it. */
  laterCanceled: number
}
