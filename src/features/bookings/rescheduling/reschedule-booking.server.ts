import type { BookingStatus, Ending } from '../../../platform/tables/column-values.ts'
import { refuse, refuseFields } from '../../../platform/refusal.ts'
import type { Actor, Visit } from '../../../platform/visit.server.ts'
import { type LocalTime, movesAppointment } from '../../appointments/appointment.ts'
import { movePhotos } from '../../messages/messages.table.server.ts'
import { setBookingNewsRead } from '../../notifications/notifications.table.server.ts'
import { releaseTimes } from '../changes/booking-claims.table.server.ts'
import { mayBeRescheduled } from '../booking-transitions.ts'
import { insertEvents } from '../changes/booking-events.table.server.ts'
import { lockSeries } from '../series/series-changes.table.server.ts'
import { setBookingStatus } from '../changes/booking-changes.table.server.ts'
import type { BookingRecord } from '../booking-record.table.server.ts'
import { refuseChanged } from '../changes/own-booking.server.ts'
import { findBooking, keepUnchanged } from '../bookings.table.server.ts'
import { moveLater } from '../series/later-appointments.server.ts'
import { repeatOfRow } from '../series/repeats.ts'

/**
 * The customer's own booking that a request would replace, in whatever status, locked; null when the request names
 * none.
 */
export async function lockReplaced(
  visit: Visit,
  customer: Actor,
  { replacesId, proId }: { replacesId: string | undefined; proId: string },
): Promise<BookingRecord | null> {
  if (replacesId === undefined) return null
  // Locked before it is read: a simultaneous cancellation is either seen here, or finds this request.
  await keepUnchanged(visit, replacesId, customer.id)
  const booking = await findBooking(visit, replacesId, customer.id)
  if (booking?.customerId !== customer.id) refuse('missing', 'Booking not found.')
  if (booking.proId !== proId) refuse('conflict', 'A booking can be moved only with its own professional.')
  return booking
}

/**
 * What the new request reschedules: the appointment, even when it changes a request to reschedule it; otherwise the
 * request.
 */
export function subjectOf(booking: BookingRecord): LocalTime & { id: string } {
  const { status, replaced } = booking
  return status !== 'accepted' && movesAppointment(booking) ? (replaced ?? booking) : booking
}

/** Whether an open request takes the place of this booking, or of the one that this booking takes the place of. */
export function replacesSame(open: { replacesId: string | null }, { id, replacesId }: BookingRecord): boolean {
  return open.replacesId !== null && (open.replacesId === id || open.replacesId === replacesId)
}

export function requireReschedulable(
  visit: Visit,
  replaced: BookingRecord,
  { startsAt, open }: { startsAt: Date | null; open: readonly { replacesId: string | null }[] },
): void {
  if (!mayBeRescheduled(replaced, visit.now)) refuse('conflict', 'This booking can no longer be moved.')
  if (open.some(({ replacesId }) => replacesId === replaced.id)) {
    const message = 'You already asked for another time for this visit. Change that request, or cancel it first.'
    refuse('conflict', message, { code: 'ALREADY_MOVING' })
  }
  if (startsAt !== null && presentStart(replaced)?.getTime() === startsAt.getTime()) {
    refuseFields({ requestTime: 'This is when the visit is now. Please select another time' })
  }
}

/** The time of the appointment that a request would reschedule, directly or through the request that it changes. */
function presentStart(booking: BookingRecord): Date | null {
  if (booking.status === 'accepted') return booking.startsAt
  return movesAppointment(booking) ? booking.replacedStart : null
}

/** A request is replaced at once, an appointment only once the pro has accepted another time. */
export async function endChangedRequest(visit: Visit, { id, status, proId, customerId }: BookingRecord): Promise<void> {
  if (status !== 'pending') return
  if (!(await end(visit, { id, from: 'pending', endedAs: 'changed' }))) refuseChanged()
  // Its notifications lead to a request that no longer exists.
  await setBookingNewsRead(visit, [proId, customerId], [id])
}

/**
 * The photos about a request that is replaced are about the one that takes its place; an appointment keeps its own
 * until it moves.
 */
export async function takePhotosAlong(visit: Visit, { id: from, status }: BookingRecord, to: string): Promise<void> {
  if (status === 'pending') await movePhotos(visit, { from, to })
}

/**
 * Ends the appointment that an accepted request replaces, and the later ones of its series if the request repeats,
 * before the new ones claim their times. Those that were canceled or have begun stay as they are. Locks the older row
 * first, as deleting an account does.
 */
export async function endRescheduled(visit: Visit, request: BookingRecord): Promise<void> {
  const { id: to, replacesId: from, replacedStart, replacedSeriesId: seriesId, customerId, proId } = request
  if (from === null || replacedStart === null) return
  const andLater = seriesId !== null && repeatOfRow(request) !== null
  if (andLater) await lockSeries(visit, seriesId, to)
  if (replacedStart > visit.now && (await end(visit, { id: from, from: 'accepted', endedAs: 'moved' }))) {
    await releaseTimes(visit, [from])
    await movePhotos(visit, { from, to })
    // One of its notifications may still ask the customer to choose another time.
    await setBookingNewsRead(visit, [customerId], [from])
  }
  if (andLater) await moveLater(visit, { seriesId, startsAt: replacedStart, customerId, proId })
}

// The new request announces it: no line, email or notification of its own, and the actor is in the new one's event.
async function end(
  visit: Visit,
  { id, from, endedAs }: { id: string; from: BookingStatus; endedAs: Ending },
): Promise<boolean> {
  const to = 'canceled'
  if (!(await setBookingStatus(visit, { id }, { from, to }, { endedAs }))) return false
  await insertEvents(visit, [id], { actorId: null, from, to, reason: endedAs })
  return true
}
