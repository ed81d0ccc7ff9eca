import type { FreeDay } from '../../availability/free-day.ts'
import type { PoolPlace } from '../booking.ts'
import type { Cost } from '../booking-words.ts'
import type { RequestedService } from './requested-service.ts'

/** What a customer can ask a pro for, and how the form for it begins. */
export interface PreparedRequest {
  visitor: Visitor
  categories: readonly { name: string }[]
  /** Where the pro works. */
  today: string
  /**
   * From today on, or around the booking to reschedule. Free times for the length of `booked`, or without it of any.
   */
  days: readonly FreeDay[]
  /** The longest that the pro works without a break, in minutes. */
  longest: number
  /** The time zone of those times, in words. */
  zone: string
  /** The service named in the address, or that of the booking to reschedule, which may no longer be offered. */
  booked?: RequestedService
  /** The booking to reschedule. */
  replacesId?: string
  /** How many later appointments of its series can move with it. */
  later?: number
  /** How many photos were sent about that booking: they go along. */
  sentPhotos?: number
  /** The day that the form was opened for, if any. */
  day?: string
  /** The initial values of the fields. */
  filled?: Record<string, string>
  /** The price of the booking to reschedule, as long as the same kind of work is chosen. */
  agreed?: Cost
}

/** The customer, with the contact details of their last request. */
export interface Visitor {
  firstName: string
  lastName: string
  email: string
  phone?: string | null
  pool?: PoolPlace | null
}
