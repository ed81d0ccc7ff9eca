import type { Visit } from '../../../platform/visit.server.ts'
import type { BookingView, SuggestedTime, Suggestion } from '../booking.ts'
import { findImpossibleDates, type Repeating } from '../series/later-appointments.server.ts'
import { findFollowing, planAlong } from '../series/move-along.server.ts'
import { repeatOf, type Series } from '../series/repeats.ts'

/**
 * For each suggested time, the dates that taking it now leaves out: those that a repeating request would lose, and those
 * of later appointments that would stay when the others move. Reads the hours of each pro once for all requests, and
 * once for each appointment with which others would move.
 */
export async function findLeftOutDates(visit: Visit, bookings: readonly BookingView[]): Promise<LeftOut> {
  const wanted = Map.groupBy(bookings.flatMap(eachTaken), ({ proId }) => proId)
  const [lost, staying] = await Promise.all([
    Promise.all([...wanted].map(([proId, taken]) => findImpossibleDates(visit, proId, taken))),
    Promise.all(bookings.filter(movesLater).map((booking) => findStaying(visit, booking))),
  ])
  const stayingOf = new Map(staying)
  const lostBy = (id: string) => lost.flat().flatMap(({ requestId, date }) => (requestId === id ? date : []))
  return (booking) =>
    stayingOf.get(booking.id) ?? booking.suggestion?.times.map((start) => lostBy(idOf(booking, start)))
}

type LeftOut = (booking: BookingView) => string[][] | undefined

function movesLater(booking: BookingView): booking is Moving {
  return booking.status === 'accepted' && booking.series !== null && booking.suggestion?.andLater === true
}

type Moving = BookingView & { series: Series; suggestion: Suggestion }

async function findStaying(visit: Visit, booking: Moving): Promise<[id: string, dates: string[][]]> {
  const following = await findFollowing(visit, booking)
  const plans = await planAlong(visit, following, booking.suggestion.times)
  return [booking.id, plans.map(({ stay }) => stay.map(({ scheduledDate }) => scheduledDate))]
}

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
