import { signedIn, type Visit } from '../../../platform/visit.server.ts'
import type { BookingRecord } from '../booking-record.table.server.ts'
import { isOver } from '../booking-transitions.ts'
import type { BookingView } from '../booking.ts'
import { findOwnBooking } from '../bookings.server.ts'
import { presentBooking } from '../present-booking.server.ts'
import type { AppointmentAhead, CanceledWith } from './series-ahead.ts'
import { findAhead, findCanceledWith, findFirstCanceledWith } from './series-ahead.table.server.ts'

/** All that is ahead of the series of these bookings, soonest first. */
export async function listAhead(visit: Visit, bookings: readonly BookingView[]): Promise<AppointmentAhead[]> {
  const ids = bookings.flatMap(({ status, series }) => (status === 'accepted' && series ? series.id : []))
  return ids.length === 0 ? [] : findAhead(visit, signedIn(visit).id, ids)
}

/** The later appointments that were canceled together with each of these bookings, soonest first. */
export async function listCanceledWith(visit: Visit, bookings: readonly BookingView[]): Promise<CanceledWith[]> {
  const ids = bookings.flatMap(({ id, status, series }) => (status === 'canceled' && series ? id : []))
  return ids.length === 0 ? [] : findCanceledWith(visit, signedIn(visit).id, ids)
}

/** The caller's booking with this id, if it is part of a series, whatever became of it. */
export async function inSeries(visit: Visit, id: string): Promise<BookingView | null> {
  const booking = await findOwnBooking(visit, id)
  return booking?.seriesId ? presentBooking(visit, booking) : null
}

/**
 * The booking whose card shows this one: the next appointment of its series, the first of those that were canceled
 * together, or itself.
 */
export async function shownWith(visit: Visit, booking: BookingRecord): Promise<BookingRecord> {
  const shown = await findShownWith(visit, booking)
  return (shown && (await findOwnBooking(visit, shown.id))) ?? booking
}

async function findShownWith(visit: Visit, booking: BookingRecord): Promise<{ id: string } | undefined> {
  const { id, status, seriesId } = booking
  if (seriesId === null) return undefined
  if (status === 'canceled') return findFirstCanceledWith(visit, id)
  if (status !== 'accepted' || isOver(booking, visit.now)) return undefined
  const [next] = await findAhead(visit, signedIn(visit).id, [seriesId])
  return next
}
