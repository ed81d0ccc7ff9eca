import type { FreeDay } from '../../features/availability/schedule.ts'
import type { PoolPlace } from '../../features/bookings/booking.ts'
import type { Cost } from '../../features/bookings/booking-words.ts'
import type { RequestRefusal } from '../../features/bookings/request-refusal.ts'
import type { RequestedService } from '../../features/bookings/requested-service.ts'

/** Whether the viewer can send this pro a request, and the initial form; otherwise why not. */
export type RequestAccess =
  | RequestAllowed
  | { may: 'not'; because: Exclude<RequestRefusal, 'own'> }
  | { may: 'not'; because: 'own'; awaitsApproval: boolean; hasPlan: boolean }

export interface RequestAllowed {
  may: 'ask'
  visitor: { firstName: string; lastName: string; email: string; phone: string | null; pool: PoolPlace | null }
  categories: { name: string }[]
  days: FreeDay[]
  /** The longest that the pro works without a break, in minutes. */
  longest: number
  /** The time zone of those days, in words. */
  zone: string
  /** The service named in the address, or that of the booking to reschedule, which may no longer be offered. */
  booked: RequestedService | undefined
  /** For a form that reschedules a booking, or was meant to. */
  title?: string
  note?: string
  filled?: Record<string, string>
  agreed?: Cost | undefined
}
