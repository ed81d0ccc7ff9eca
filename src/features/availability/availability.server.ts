import { isId } from '../../platform/id.ts'
import { refuse, refuseFields } from '../../platform/refusal.ts'
import { signedIn, transact, type Visit } from '../../platform/visit.server.ts'
import { lockCaller } from '../accounts/accounts.server.ts'
import {
  daysAhead,
  defaultDuration,
  freeStarts,
  isTaken,
  maxBufferMinutes,
  withBuffer,
  checkStart,
  type RequestedTime,
} from './availability.ts'
import { type FreeDay, hasFreeTime } from './free-day.ts'
import type { ProSchedule, Schedule, Span, Start } from './schedule.ts'
import { localDate, plusDays, startOfDay } from './local-time.ts'
import { type AvailabilityQuery, type Hours, hoursAsText } from './availability.schema.ts'
import { findBusyTimes, findPresentStart, type Rescheduled } from './busy-times.table.server.ts'
import { findAnySchedule, findSchedule, replaceHours } from './schedules.table.server.ts'

/** Free start times, one entry a day and in order, in the pro's own time zone. */
export async function listFreeDays(
  visit: Visit,
  proId: string,
  window: Partial<AvailabilityQuery> = {},
): Promise<{ timeZone: string; days: FreeDay[] }> {
  const schedule = await getSchedule(visit, proId)
  return { timeZone: schedule.timeZone, days: await freeDays(visit, schedule, window) }
}

/** The free start times in a schedule that has already been read. */
export async function freeDays(
  visit: Visit,
  schedule: ProSchedule,
  {
    from = localDate(schedule.timeZone, visit.now),
    days = 14,
    durationMinutes = defaultDuration,
    ...rescheduled
  }: Partial<AvailabilityQuery>,
): Promise<FreeDay[]> {
  const dates = Array.from({ length: days }, (_, day) => plusDays(from, day))
  const span = aroundDays(schedule, from, days, durationMinutes)
  const { busy, present } = await findTaken(visit, schedule.proId, span, rescheduled)
  const slotsOn = (date: string) =>
    freeStarts(schedule, { date, durationMinutes, now: visit.now, busy })
      .filter((start) => isOther(start, present))
      .map(({ time }) => time)
  return dates.map((date) => ({ date, slots: slotsOn(date) }))
}

/** The free start times of two weeks: the next, or for a pro who is away or booked up, those that then follow. */
export async function nextFreeDays(
  visit: Visit,
  schedule: ProSchedule,
  { from, durationMinutes }: Pick<AvailabilityQuery, 'durationMinutes'> & { from: string },
): Promise<FreeDay[]> {
  const next = await freeDays(visit, schedule, { from, durationMinutes })
  if (next.some(hasFreeTime)) return next
  const rest = { from: plusDays(from, next.length), days: daysAhead + 1 - next.length, durationMinutes }
  const later = await freeDays(visit, schedule, rest)
  const first = later.findIndex(hasFreeTime)
  return first === -1 ? next : later.slice(first, first + next.length)
}

/**
 * Checks the requested start: 422 under its field when the pro does not offer it, 409 when another appointment has
 * taken it.
 */
export async function requireFreeStart(
  visit: Visit,
  proId: string,
  requested: RequestedTime & Rescheduled,
): Promise<Start & { timeZone: string }> {
  const schedule = await getSchedule(visit, proId)
  const offered = checkStart(schedule, requested, visit.now)
  if ('fields' in offered) return refuseFields(offered.fields)
  if (await isTimeTaken(visit, proId, offered.start, { ...schedule, ...requested })) {
    refuse('conflict', 'This time is already taken. Please choose another.', { code: 'TIME_TAKEN' })
  }
  return { ...offered.start, timeZone: schedule.timeZone }
}

/** Those of these starts, each in its own time zone, that the pro offers and that are free, as in `freeDays`. */
export async function findFreeStarts<Wanted extends RequestedTime & { timeZone: string }>(
  visit: Visit,
  schedule: ProSchedule,
  wanted: readonly Wanted[],
  rescheduled: Rescheduled,
): Promise<(Wanted & Start)[]> {
  const offered = wanted.flatMap((requested) => {
    const checked = checkStart({ ...schedule, timeZone: requested.timeZone }, requested, visit.now)
    return 'start' in checked ? [{ ...requested, ...checked.start }] : []
  })
  if (offered.length === 0) return []
  const { proId, bufferMinutes } = schedule
  const { busy, present } = await findTaken(visit, proId, withBuffer(spanOf(offered), bufferMinutes), rescheduled)
  return offered.filter((start) => isOther(start, present) && !isTaken(start, busy, bufferMinutes))
}

/** Whether a span overlaps an accepted appointment or the pro's gap around it. */
export async function isTimeTaken(
  visit: Visit,
  proId: string,
  span: Span,
  { bufferMinutes, ...rescheduled }: { bufferMinutes: number } & Rescheduled,
): Promise<boolean> {
  const busy = await findBusyTimes(visit, proId, withBuffer(span, bufferMinutes), rescheduled)
  return isTaken(span, busy, bufferMinutes)
}

/** The working hours of a pro whom the caller may see. */
export async function getSchedule(visit: Visit, proId: string): Promise<ProSchedule> {
  const schedule = isId(proId) ? await findSchedule(visit, proId) : undefined
  return schedule ?? refuse('missing', 'Professional not found.')
}

/** Those of the pro of a booking of the caller, which takes place also if an operator has hidden the business since. */
export async function getScheduleOfBooking(visit: Visit, { proId }: { proId: string }): Promise<ProSchedule> {
  return (await findAnySchedule(visit, proId)) ?? refuse('missing', 'Professional not found.')
}

export async function getHours(visit: Visit, proId: string) {
  requireOwner(visit, proId)
  const schedule = await getSchedule(visit, proId)
  return hoursAsText(schedule)
}

/** What the hours form is based on: the hours, and the appointments in the days that it previews. */
export async function getHoursForm(visit: Visit) {
  const { id } = signedIn(visit)
  const schedule = await getSchedule(visit, id)
  const today = localDate(schedule.timeZone, visit.now)
  const widest = { ...schedule, bufferMinutes: maxBufferMinutes }
  return {
    timeZone: schedule.timeZone,
    today,
    hours: hoursAsText(schedule),
    busy: await findBusyTimes(visit, id, aroundDays(widest, today, 7, defaultDuration)),
  }
}

/** Replaces all hours; accepted appointments stay as they are. */
export async function putHours(visit: Visit, proId: string, hours: Hours) {
  requireOwner(visit, proId)
  return transact(visit, async (visit) => {
    await lockCaller(visit)
    if (!(await replaceHours(visit, proId, hours))) refuse('missing', 'Professional not found.')
    return getHours(visit, proId)
  })
}

function requireOwner(visit: Visit, proId: string): void {
  if (signedIn(visit).id !== proId) refuse('missing', 'Professional not found.')
}

/** What is taken of a span, and the start of the appointment that is being rescheduled, which is no new time for it. */
async function findTaken(visit: Visit, proId: string, span: Span, rescheduled: Rescheduled) {
  const [busy, present] = await Promise.all([
    findBusyTimes(visit, proId, span, rescheduled),
    findPresentStart(visit, rescheduled),
  ])
  return { busy, present }
}

function isOther({ startsAt }: Span, present: Date | undefined): boolean {
  return startsAt.getTime() !== present?.getTime()
}

/** From the first start to the last end. */
function spanOf(spans: readonly Span[]): Span {
  return {
    startsAt: new Date(Math.min(...spans.map(({ startsAt }) => startsAt.getTime()))),
    endsAt: new Date(Math.max(...spans.map(({ endsAt }) => endsAt.getTime()))),
  }
}

function aroundDays({ timeZone, bufferMinutes }: Schedule, from: string, days: number, durationMinutes: number): Span {
  const span = { startsAt: startOfDay(timeZone, from), endsAt: startOfDay(timeZone, plusDays(from, days)) }
  return withBuffer(span, bufferMinutes + durationMinutes)
}
