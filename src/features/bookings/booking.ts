// What a booking is, to its parties and to the API. Pure: the server, the pages and the tests all read this file.
import type { BookingStatus } from '../../platform/column-values.ts'

/** How many requests wait for an answer, and how many visits are agreed on. */
export type OpenCounts = Record<'pending' | 'accepted', number>

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

/** A booking as one of its two parties sees it. */
export interface Booking {
  id: string
  status: BookingStatus
  scheduledDate: string
  scheduledTime: string
  timeZone: string
  durationMinutes: number
  priceCents: number | null
  serviceId: string | null
  serviceName: string | null
  serviceType: string
  address: string | null
  city: string | null
  state: string | null
  zip: string | null
  notes: string
  customerId: string
  proId: string
  customer: { firstName: string; lastName: string; email: string; phone: string }
  pro: { firstName: string; lastName: string; businessName: string }
  review: { id: string; rating: number; comment: string } | null
  cancelReason: string | null
  /** Pending, but another appointment was accepted for that time. */
  timeTaken: boolean
  /** The booking whose place this one takes, or would take once it is accepted. */
  replacesId: string | null
  createdAt: string
  /** The statuses this viewer may set now. */
  actions: BookingStatus[]
}

/** With what only the pages get. */
export interface BookingView extends Booking {
  priceIsEstimate: boolean
  /** Whom the visit is for, as its customer said. */
  customerName: string
  /** There was a review, and it was taken away: there will be no other. */
  reviewRemoved: boolean
  proResponse: string | null
  /** When that was last published. */
  respondedAt: string | null
  /** What `replacesId` stands for, as it is now. */
  replaced: (LocalTime & Pick<Booking, 'status' | 'cancelReason'>) | null
  /** The newest request to reschedule this one. */
  replacement: (LocalTime & Pick<Booking, 'status'>) | null
  /** The viewer may ask for another time instead. */
  mayReschedule: boolean
  /** Its start has passed. */
  hasBegun: boolean
  /** Who canceled it, where one of the two did. */
  canceledBy: BookingParty | null
  /** The other party has deleted the account: there is nobody to write to. */
  otherHasLeft: boolean
}

/** What came to nothing by its pro: what is left to do of it is to ask somebody else for the same. */
export interface LostBooking
  extends LocalTime, Pick<Booking, 'id' | 'proId' | 'serviceType' | 'city' | 'state' | 'zip' | 'notes'> {
  businessName: string
  lostBy: 'decline' | 'cancel' | 'expire'
}

/** When a booking is, where the pro is. */
export type LocalTime = Pick<Booking, 'scheduledDate' | 'scheduledTime'>
