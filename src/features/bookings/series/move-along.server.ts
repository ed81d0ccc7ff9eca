import type { BookingRow } from '../../../platform/tables/booking-tables.ts'
import { type Actor, signedIn, type Visit } from '../../../platform/visit.server.ts'
import { isTaken } from '../../availability/availability.ts'
import { findFreeStarts, getScheduleOfBooking } from '../../availability/availability.server.ts'
import { instantOf, plusDays, plusMinutes } from '../../availability/local-time.ts'
import type { ProSchedule, Span } from '../../availability/schedule.ts'
import type { LocalTime } from '../../appointments/appointment.ts'
import { setBookingNewsRead } from '../../notifications/notifications.table.server.ts'
import type { SuggestedTime } from '../booking.ts'
import { bookingTransitions } from '../booking-transitions.ts'
import { insertEvents } from '../changes/booking-events.table.server.ts'
import { refuseTaken } from '../changes/booking-claims.server.ts'
import { claimTimes } from '../changes/booking-claims.table.server.ts'
import { refuseChanged } from '../changes/own-booking.server.ts'
import { setMoved } from './series-changes.table.server.ts'
import type { Series } from './repeats.ts'
import { findAhead } from './series-ahead.table.server.ts'

/** An appointment that would move, with those of its series that come after it. */
interface Leading extends Pick<BookingRow, 'id' | 'proId' | 'timeZone' | 'durationMinutes'> {
  series: Series
}

/** What becomes of the later appointments of a series: each moves to another start, or stays. */
interface Along {
  moves: Moving[]
  stay: LocalTime[]
}

export interface Moving extends Span, Pick<BookingRow, 'id'> {
  /** When it is now. */
  was: Span
}

/** The later appointments of its series, and the hours of its pro, as they are read before any time is planned. */
export async function findFollowing(visit: Visit, leading: Leading): Promise<Following> {
  const [ahead, schedule] = await Promise.all([
    findAhead(visit, signedIn(visit).id, [leading.series.id]),
    getScheduleOfBooking(visit, leading),
  ])
  const own = ahead.find(({ id }) => id === leading.id)
  const later = ahead.filter(({ startsAt }) => own && startsAt > own.startsAt)
  return { leading, later, schedule }
}

interface Following {
  leading: Leading
  later: Awaited<ReturnType<typeof findAhead>>
  schedule: ProSchedule
}

/** What would become of them with each of these starts: what is free is read once for all. */
export async function planAlong(
  visit: Visit,
  following: Following,
  starts: readonly SuggestedTime[],
): Promise<Along[]> {
  const { leading, schedule } = following
  const wanted = starts.flatMap((to) => wantedAt(following, to))
  const free = await findFreeStarts(visit, schedule, wanted, { replacesId: leading.id, andLater: true })
  return starts.map((to) =>
    alongTo(
      following,
      to,
      free.filter((start) => start.to === to),
    ),
  )
}

/** The series keeps its rhythm from where this appointment moves to. Those that its customer asks to move stay. */
function wantedAt({ leading, later }: Following, to: SuggestedTime) {
  const { timeZone, series } = leading
  return later.flatMap(({ id, seriesNumber, isToMove, durationMinutes, startsAt, endsAt }) => {
    const steps = (seriesNumber ?? 0) - series.number
    if (isToMove || steps <= 0) return []
    const date = plusDays(to.date, steps * series.everyWeeks * 7)
    return [{ to, id, date, time: to.time, timeZone, durationMinutes, was: { startsAt, endsAt } }]
  })
}

/**
 * An appointment stays as it is if the pro does not work or is not free then, if its customer asks to move it, or if it
 * was moved from before this one to after it.
 */
function alongTo({ leading, later, schedule }: Following, to: SuggestedTime, free: readonly Moving[]): Along {
  const staying = later.filter(({ id }) => !free.some((start) => start.id === id))
  const clear = clearOf([...spanOf(leading, to), ...staying], free, schedule.bufferMinutes)
  return {
    moves: clear.filter(({ startsAt, was }) => startsAt.getTime() !== was.startsAt.getTime()),
    stay: later.filter(({ id }) => !clear.some((start) => start.id === id)),
  }
}

/**
 * Those that can move without meeting one that stays. One that cannot stays as well, and may itself be in the way of
 * others.
 */
function clearOf(staying: readonly Span[], moving: readonly Moving[], bufferMinutes: number): readonly Moving[] {
  const clear = moving.filter((start) => !isTaken(start, staying, bufferMinutes))
  if (clear.length === moving.length) return clear
  const stuck = moving.filter((start) => !clear.includes(start))
  return clearOf([...staying, ...stuck.map(({ was }) => was)], clear, bufferMinutes)
}

/** Moves them, each as it was planned: their quarter hours have been released. */
export async function moveAlong(
  visit: Visit,
  { proId, customerId }: Pick<BookingRow, 'proId' | 'customerId'>,
  { moves, by }: { moves: readonly Moving[]; by: Actor },
): Promise<void> {
  if (moves.length === 0) return
  if (!(await setMoved(visit, moves))) refuseChanged()
  if (!(await claimTimes(visit, proId, moves))) refuseTaken()
  const ids = moves.map(({ id }) => id)
  const { from, to } = bookingTransitions.takeMove
  await insertEvents(visit, ids, { actorId: by.id, from, to, reason: null })
  await setBookingNewsRead(visit, [proId, customerId], ids)
}

function spanOf({ timeZone, durationMinutes }: Leading, { date, time }: SuggestedTime): Span[] {
  const startsAt = instantOf(timeZone, date, time)
  return startsAt ? [{ startsAt, endsAt: plusMinutes(startsAt, durationMinutes) }] : []
}
