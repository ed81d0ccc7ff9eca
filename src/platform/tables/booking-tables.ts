import type { BookingStatus, Ending, RepeatWeeks } from './column-values.ts'

/** Rows of bookings, their history, and their reviews. */

export interface BookingRow extends SeriesColumns {
  id: string
  status: BookingStatus
  customerId: string
  proId: string
  serviceId: string | null
  serviceName: string | null
  serviceType: string
  /** YYYY-MM-DD in the pro's zone */
  scheduledDate: string
  /** HH:mm in the pro's zone */
  scheduledTime: string
  timeZone: string
  startsAt: Date
  endsAt: Date
  durationMinutes: number
  priceCents: number | null
  priceIsEstimate: boolean
  customerName: string
  customerEmail: string
  customerPhone: string
  address: string | null
  city: string | null
  state: string | null
  zip: string | null
  notes: string
  /** What the person wrote who canceled or declined it. */
  cancelReason: string | null
  /** Null unless the system canceled it. */
  endedAs: Ending | null
  createdAt: Date
  updatedAt: Date
  /** The booking that this one replaces, or would replace once it is accepted. */
  replacesId: string | null
  /** The suggestion that the customer can take, or the last one that they took. */
  suggestionId: string | null
  /** The date and time that the customer had asked for, if they took another that was suggested. */
  requestedDate: string | null
  requestedTime: string | null
}

/** All null for an appointment that does not repeat. */
export interface SeriesColumns {
  /** The repeating request that this booking is, or that it comes from. */
  seriesId: string | null
  /** Which of the appointments it is, from 1. */
  seriesNumber: number | null
  repeatWeeks: RepeatWeeks | null
  /** How many were asked for. */
  repeatTimes: number | null
}

/** Other times that a pro suggested for a booking; they never change, and the note may be erased. */
export interface SuggestionRow {
  bookingId: string
  id: string
  starts: Date[]
  note: string | null
  /** The price named with it. */
  priceCents: number | null
  madeAt: Date
  /** When the pro took it back, or the one that replaced it. */
  retractedAt: Date | null
  /** The start that the appointment had then, which it would move from; null for a request. */
  movesFrom: Date | null
  /** The later appointments of its series move with it. */
  andLater: boolean
  /** The one of the starts that the customer took. */
  takenStart: Date | null
}

export interface BookingEventRow {
  id: string
  bookingId: string
  actorId: string | null
  fromStatus: BookingStatus | null
  toStatus: BookingStatus
  reason: string | null
  at: Date
}

export interface ReviewRow {
  id: string
  bookingId: string
  proId: string
  customerId: string
  rating: number
  comment: string
  proResponse: string | null
  respondedAt: Date | null
  createdAt: Date
  /** When the customer last changed it. */
  changedAt: Date | null
}
