import type { PreparedRequest } from '../../features/bookings/request/prepared-request.ts'
import type { RequestRefusal } from '../../features/bookings/request/request-refusal.ts'

/** Whether the viewer can send this pro a request, and the initial form; otherwise why not. */
export type RequestAccess =
  | RequestAllowed
  | { may: 'not'; because: Exclude<RequestRefusal, 'own'> }
  | { may: 'not'; because: 'own'; awaitsApproval: boolean; hasPlan: boolean }

export interface RequestAllowed extends PreparedRequest {
  may: 'ask'
  /** For a form that reschedules a booking, or was meant to. */
  title?: string
  /** Where the initial values come from. */
  note?: string
}
