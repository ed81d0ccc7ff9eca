import { bookingSummary } from '../../features/bookings/lists/booking-summary.ts'
import { bookingBetween, openBookingsWith } from '../../features/bookings/bookings.server.ts'
import { requestRefusal } from '../../features/bookings/request/request-refusal.ts'
import type { ThreadView } from '../../features/messages/message.ts'
import { signedIn, type Visit } from '../../platform/visit.server.ts'
import type { BookingStripData } from './booking-strip.tsx'

/**
 * The booking that a conversation was opened about, and the one shown above it: that one, or the pair's nearest open
 * one.
 */
export async function bookingOfThread(visit: Visit, personId: string, bookingId: string | null | undefined) {
  const named = bookingId ? await bookingBetween(visit, bookingId, personId) : null
  const [booking, ...others] = named ? [named] : await openBookingsWith(visit, personId)
  const summary = booking ? bookingSummary(booking, signedIn(visit), visit.now) : null
  return { named, strip: { summary, more: others.length } satisfies BookingStripData }
}

/** The link for requesting an appointment from the other person, if the viewer may. */
export function requestPath(visit: Visit, { with: { userId }, ...view }: ThreadView): string | null {
  const refusal = requestRefusal({ userId, acceptsRequests: view.acceptsRequests }, signedIn(visit))
  return refusal === null && view.hasProfile && view.canWrite ? `/pros/${userId}?tab=request#tab-panel` : null
}
