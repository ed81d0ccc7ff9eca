import type { Visit } from '../../../platform/visit.server.ts'
import type { BookingView, SuggestedTime } from '../booking.ts'
import { findImpossibleDates, type Repeating } from '../series/later-appointments.server.ts'
import { repeatOf } from '../series/repeats.ts'

/**
 * What each repeating request would lose by taking one of its suggested times now. Reads the hours and the appointments
 * of each pro once, for however many requests.
 */
export async function findLeftOutDates(visit: Visit, bookings: readonly BookingView[]): Promise<LeftOut> {
  const wanted = Map.groupBy(bookings.flatMap(eachTaken), ({ proId }) => proId)
  const lost = await Promise.all([...wanted].map(([proId, taken]) => findImpossibleDates(visit, proId, taken)))
  const lostBy = (id: string) => lost.flat().flatMap(({ requestId, date }) => (requestId === id ? date : []))
  return (booking) => booking.suggestion?.times.map((start) => lostBy(idOf(booking, start)))
}

/** For each suggested time, the dates that are left out. */
type LeftOut = (booking: BookingView) => string[][] | undefined

/** The request as it would be with each of the suggested times. */
function eachTaken(booking: BookingView): (Repeating & Pick<BookingView, 'proId'>)[] {
  const series = repeatOf(booking)
  if (booking.status !== 'pending' || !series || !booking.suggestion) return []
  return booking.suggestion.times.map((start) => ({
    ...booking,
    series,
    id: idOf(booking, start),
    scheduledDate: start.date,
    scheduledTime: start.time,
  }))
}

const idOf = ({ id }: BookingView, { date, time }: SuggestedTime) => `${id} ${date} ${time}`
