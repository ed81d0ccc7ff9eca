import type { FieldErrors } from '../../platform/refusal.ts'
import { localDate, plusDays, plusMinutes } from './local-time.ts'
import { overlap, rangesOn, type Schedule, type Span, type Start, startsOn } from './schedule.ts'

// Determines which starts can be requested. All dates and times are local to the business.

export const defaultDuration = 60
export const daysAhead = 180
export const maxWindowDays = 60
export const maxBufferMinutes = 240
/** In a week. */
export const maxRanges = 70
/** Days with other hours than their weekday. */
export const maxExceptions = 400
/** Times on single days in which a pro is away. */
export const maxAway = 400

export const pastDay = 'Please select a date that is not in the past'
export const distantDay = `Please select a date within the next ${daysAhead} days`

export interface RequestedTime {
  /** YYYY-MM-DD */
  date: string
  /** HH:mm */
  time: string
  durationMinutes: number
}

/** The starts of one day that can still be requested, given the appointments in `busy`. */
export function freeStarts(
  schedule: Schedule,
  day: { date: string; durationMinutes: number; now: Date; busy: readonly Span[] },
): Start[] {
  const { bufferMinutes } = schedule
  if (!isBookableDay(schedule, day.date, day.now)) return []
  const starts = startsOn(schedule, day.date, day.durationMinutes).filter((start) =>
    leavesNotice(schedule, start, day.now),
  )
  const [first, last] = [starts[0], starts.at(-1)]
  if (!first || !last) return []
  // Those of half a year may be asked about, and each start is compared with every one that is left.
  const busy = takingFrom({ startsAt: first.startsAt, endsAt: last.endsAt }, day.busy, bufferMinutes)
  return starts.filter((start) => !isTaken(start, busy, bufferMinutes))
}

/** The requested start, or why the date or time is invalid; does not look at other appointments. */
export function checkStart(
  schedule: Schedule,
  requested: RequestedTime,
  now: Date,
): { start: Start } | { fields: FieldErrors } {
  const today = localDate(schedule.timeZone, now)
  if (requested.date < today) return { fields: { requestDate: pastDay } }
  if (requested.date > plusDays(today, daysAhead)) return { fields: { requestDate: distantDay } }
  if (rangesOn(schedule, requested.date).length === 0) {
    return { fields: { requestDate: 'This professional does not work on that day. Please select another date' } }
  }
  const start = startsOn(schedule, requested.date, requested.durationMinutes).find(
    ({ time }) => time === requested.time,
  )
  if (!start) return { fields: { requestTime: 'Please select one of the times that are offered' } }
  if (!leavesNotice(schedule, start, now)) return { fields: { requestTime: tooSoon(schedule.noticeHours) } }
  return { start }
}

export function isTaken(span: Span, busy: readonly Span[], bufferMinutes: number): boolean {
  return takingFrom(span, busy, bufferMinutes).length > 0
}

/** The appointments that overlap a span, or the gap around it. */
function takingFrom(span: Span, busy: readonly Span[], bufferMinutes: number): Span[] {
  const around = withBuffer(span, bufferMinutes)
  return busy.filter((appointment) => overlap(appointment, around))
}

export function withBuffer({ startsAt, endsAt }: Span, minutes: number): Span {
  return { startsAt: plusMinutes(startsAt, -minutes), endsAt: plusMinutes(endsAt, minutes) }
}

/** Whether a day is neither past nor too far ahead where the pro works. */
export function isBookableDay({ timeZone }: Schedule, date: string, now: Date): boolean {
  const today = localDate(timeZone, now)
  return date >= today && date <= plusDays(today, daysAhead)
}

function leavesNotice({ noticeHours }: Schedule, { startsAt }: Start, now: Date): boolean {
  return startsAt > now && startsAt >= plusMinutes(now, noticeHours * 60)
}

function tooSoon(noticeHours: number): string {
  if (noticeHours === 0) return 'Please select a time that is not in the past'
  return `Please select a later time: this professional needs ${noticeHours === 1 ? "one hour's" : `${noticeHours} hours'`} notice`
}
