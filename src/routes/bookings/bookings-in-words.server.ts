import { shortZone, zoneWords } from '../../features/availability/hours-words.ts'
import { dayHeading } from '../../features/bookings/lists/day-words.ts'
import { directionsTo } from '../../features/bookings/directions.ts'
import { movesAlong, remarkOf } from '../../features/bookings/lists/booking-remark.ts'
import type { BookingParty, BookingView } from '../../features/bookings/booking.ts'
import { findImpossibleDates, type Repeating } from '../../features/bookings/series/later-appointments.server.ts'
import { repeatOf } from '../../features/bookings/series/repeats.ts'
import { listAhead, listCanceledWith } from '../../features/bookings/series/series-ahead.server.ts'
import {
  type AppointmentAhead,
  laterCanceledOf,
  laterOf,
  placeOfLater,
} from '../../features/bookings/series/series-ahead.ts'
import { impossibleWords, seriesWords } from '../../features/bookings/series/series-words.ts'
import { findLeftOutDates } from '../../features/bookings/suggestions/left-out-dates.server.ts'
import { farPoolRemark } from '../../features/bookings/request/far-pool.server.ts'
import type { ownServiceArea } from '../../features/pros/pros.server.ts'
import { timeAgo } from '../../ui/time-ago.ts'
import { signedIn, type Visit } from '../../platform/visit.server.ts'

/** The bookings with what a list says about each in words. */
export async function bookingsInWords(visit: Visit, bookings: BookingView[], { side, area }: Reader) {
  const [impossible, leftOut, ahead, canceled] = await Promise.all([
    findImpossibleDates(visit, signedIn(visit).id, bookings.filter(isAcceptableSeries)),
    findLeftOutDates(visit, side === 'customer' ? bookings : []),
    listAhead(visit, bookings),
    listCanceledWith(visit, bookings),
  ])
  return bookings.map((booking) => ({
    ...booking,
    asked: asked(booking, visit.now.toISOString()),
    remark: goesAlong(booking, ahead) ? movesAlong(booking, side) : remarkOf(booking, side),
    zone: zoneOf(booking),
    distance: area ? farPoolRemark(booking, area) : undefined,
    directions: side === 'pro' ? directionsTo(booking) : undefined,
    repeats: seriesWords(booking),
    notBooked: notBooked(booking, impossible),
    leftOut: leftOut(booking),
    later: booking.status === 'canceled' ? laterCanceledOf(booking, canceled) : laterAhead(booking, ahead, side),
    ...(side === 'pro' ? inAgenda(booking, ahead, visit.now) : noAgenda),
  }))
}

function zoneOf({ phase, timeZone }: BookingView) {
  if (phase !== 'waiting' && phase !== 'coming') return undefined
  return { short: shortZone(timeZone), name: zoneWords(timeZone) }
}

/** Asked to move not on its own, but with an earlier one of its series. */
function goesAlong({ id, phase, replacement }: BookingView, ahead: readonly AppointmentAhead[]): boolean {
  if (phase !== 'coming' || replacement?.status === 'pending') return false
  return ahead.some((appointment) => appointment.id === id && appointment.isToMove)
}

interface Reader {
  side: BookingParty
  area: Awaited<ReturnType<typeof ownServiceArea>> | null
}

function isAcceptableSeries(booking: BookingView): booking is BookingView & Repeating {
  return repeatOf(booking) !== null && booking.actions.includes('accepted')
}

/** For the pro who can accept the request. */
function notBooked({ id, series }: BookingView, impossible: Awaited<ReturnType<typeof findImpossibleDates>>) {
  const dates = impossible.filter(({ requestId }) => requestId === id).map(({ date }) => date)
  return series ? impossibleWords(dates, series.times) : undefined
}

const laterAhead = (booking: BookingView, ahead: readonly AppointmentAhead[], side: BookingParty) =>
  side === 'pro' ? [] : laterOf(booking, ahead)

/**
 * A pro's list has every appointment below the heading of its day, and those after the next one of their series as
 * rows.
 */
function inAgenda(booking: BookingView, ahead: readonly AppointmentAhead[], now: Date) {
  const isAhead = booking.phase === 'coming' || booking.phase === 'begun'
  return { place: placeOfLater(booking, ahead), day: isAhead ? dayHeading(booking, now) : undefined }
}

const noAgenda = { place: undefined, day: undefined }

function asked({ status, createdAt, timeZone }: BookingView, now: string): string | undefined {
  return status === 'pending' ? `asked ${timeAgo(createdAt, now, timeZone)}` : undefined
}
