import { refuse } from '../../../platform/refusal.ts'
import type { Visit } from '../../../platform/visit.server.ts'
import { getBooking } from '../bookings.server.ts'
import { findImpossibleDates } from './later-appointments.server.ts'
import { datesOf, repeatOf } from './repeats.ts'

/** One of the dates for which a repeating request asks. */
export interface RequestDate {
  date: string
  /** Accepting now would book an appointment on it. */
  isFree: boolean
}

/** What accepting the caller's repeating request would book now, date by date. */
export async function listRequestDates(visit: Visit, id: string): Promise<RequestDate[]> {
  const booking = await getBooking(visit, id)
  const { status, scheduledDate, timeTaken } = booking
  const series = repeatOf(booking)
  if (status !== 'pending' || !series) {
    refuse('conflict', 'This is not a repeating request that waits for an answer.')
  }
  const later = await findImpossibleDates(visit, booking.proId, [{ ...booking, series }])
  const impossible = new Set(later.map(({ date }) => date))
  if (timeTaken) impossible.add(scheduledDate)
  return datesOf(scheduledDate, series).map((date) => ({ date, isFree: !impossible.has(date) }))
}
