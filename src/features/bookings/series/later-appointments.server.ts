import type { BookingRow } from '../../../platform/tables/booking-tables.ts'
import { newId } from '../../../platform/id.ts'
import type { Actor, Visit } from '../../../platform/visit.server.ts'
import { findFreeStarts, getScheduleOfBooking } from '../../availability/availability.server.ts'
import type { Start } from '../../availability/schedule.ts'
import { setBookingNewsRead } from '../../notifications/notifications.table.server.ts'
import { insertAppointments } from '../changes/booking-changes.table.server.ts'
import { insertEvents } from '../changes/booking-events.table.server.ts'
import { refuseTaken } from '../changes/booking-claims.server.ts'
import { claimTimes, releaseTimes } from '../changes/booking-claims.table.server.ts'
import { type BookingTransition, bookingTransitions } from '../booking-transitions.ts'
import { setLaterCanceled, setMovesCanceled } from './series-changes.table.server.ts'
import { datesOf, type Repeat, repeatOfRow } from './repeats.ts'

/**
 * Books the other appointments of a repeating request whose first has just claimed its time: those that the pro offers
 * and that are free. The others are left out, as nobody can do anything about them.
 */
export async function bookLater(visit: Visit, first: BookingRow, by: Actor): Promise<void> {
  const series = repeatOfRow(first)
  if (!series) return
  const starts = await findLaterStarts(visit, first.proId, [{ ...first, series }])
  const later = starts.map((start) => laterAppointment(visit, first, start))
  if (later.length === 0) return
  await insertAppointments(visit, later)
  const ids = later.map(({ id }) => id)
  await insertEvents(visit, ids, { actorId: by.id, from: null, to: first.status, reason: null })
  // Claims of one pro take turns since the first one, so what was free is free; the primary key would notice otherwise.
  if (!(await claimTimes(visit, first.proId, later))) refuseTaken()
}

/**
 * The dates of repeating requests to one pro, after the first of each, on which the pro does not work or is not free
 * now.
 */
export async function findImpossibleDates(visit: Visit, proId: string, requests: readonly Repeating[]) {
  const free = await findLaterStarts(visit, proId, requests)
  const isFree = ({ requestId, date }: Later) =>
    free.some((start) => start.requestId === requestId && start.date === date)
  return requests.flatMap(laterDatesOf).filter((wanted) => !isFree(wanted))
}

/** Cancels the later appointments of the series together with this one, which has just been canceled. */
export async function cancelLater(
  visit: Visit,
  booking: BookingRow,
  { by, reason }: { by: Pick<Actor, 'id'>; reason: string | null },
): Promise<void> {
  if (booking.seriesId === null) return
  const ids = await setLaterCanceled(visit, booking)
  await endMoves(visit, [booking.id, ...ids], booking, { by, reason })
  await recordEnd(visit, ids, booking, { ...bookingTransitions.cancel, by, reason })
}

/** Ends the appointments of a series after this start: with an earlier one, they move to another series. */
export async function moveLater(visit: Visit, { seriesId, startsAt, ...parties }: Moving): Promise<void> {
  const ids = await setLaterCanceled(visit, { seriesId, startsAt, cancelReason: null, endedAs: 'moved' })
  await endMoves(visit, ids, { ...parties, cancelReason: null, endedAs: 'changed' }, { by: null, reason: 'changed' })
  await recordEnd(visit, ids, parties, { ...bookingTransitions.cancel, by: null, reason: 'moved' })
}

type Parties = Pick<BookingRow, 'customerId' | 'proId'>
type Moving = Parties & Pick<BookingRow, 'seriesId' | 'startsAt'>

/**
 * Whoever cancels or moves all of them wants none at another time, so the requests to move one end with them, without a
 * word.
 */
async function endMoves(
  visit: Visit,
  ids: string[],
  ended: Parties & Pick<BookingRow, 'cancelReason' | 'endedAs'>,
  why: Why,
): Promise<void> {
  await recordEnd(visit, await setMovesCanceled(visit, ids, ended), ended, { ...bookingTransitions.withdraw, ...why })
}

async function recordEnd(
  visit: Visit,
  ids: string[],
  { proId, customerId }: Parties,
  { by, from, to, reason }: Why & Pick<BookingTransition, 'from' | 'to'>,
): Promise<void> {
  if (ids.length === 0) return
  await releaseTimes(visit, ids)
  await insertEvents(visit, ids, { actorId: by?.id ?? null, from, to, reason })
  // Their notifications lead to requests that no longer wait, or to times that can no longer be taken.
  await setBookingNewsRead(visit, [proId, customerId], ids)
}

interface Why {
  /** Null when other appointments take their place. */
  by: Pick<Actor, 'id'> | null
  reason: string | null
}

/**
 * Reads the hours of the pro once, and the appointments once for however many requests, and for each that would move
 * others: those take no time of its own.
 */
async function findLaterStarts(
  visit: Visit,
  proId: string,
  requests: readonly Repeating[],
): Promise<(Later & Start)[]> {
  const wanted = Map.groupBy(requests.flatMap(laterDatesOf), ({ replacesId }) => replacesId ?? undefined)
  if (wanted.size === 0) return []
  const schedule = await getScheduleOfBooking(visit, { proId })
  const moving = [...wanted].map(([replacesId, dates]) =>
    findFreeStarts(visit, schedule, dates, { replacesId, andLater: true }),
  )
  return (await Promise.all(moving)).flat()
}

/** At the same local time as the first, also if the business has moved to another time zone meanwhile. */
function laterDatesOf({
  id: requestId,
  replacesId,
  scheduledDate,
  scheduledTime: time,
  timeZone,
  durationMinutes,
  series,
}: Repeating) {
  const [, ...dates] = datesOf(scheduledDate, series)
  return dates.map((date, at) => ({ requestId, replacesId, date, time, timeZone, durationMinutes, number: at + 2 }))
}

export interface Repeating extends Pick<
  BookingRow,
  'id' | 'replacesId' | 'scheduledDate' | 'scheduledTime' | 'timeZone' | 'durationMinutes'
> {
  series: Repeat
}

type Later = ReturnType<typeof laterDatesOf>[number]

function laterAppointment(
  { now }: Visit,
  first: BookingRow,
  { date, time, startsAt, endsAt, number }: Later & Start,
): BookingRow {
  const when = { scheduledDate: date, scheduledTime: time, startsAt, endsAt }
  const own = { replacesId: null, suggestionId: null, requestedDate: null, requestedTime: null }
  return { ...first, ...when, ...own, id: newId(), seriesNumber: number, createdAt: now, updatedAt: now }
}
