import type { FieldErrors } from '../../platform/refusal.ts'

// When a pro can be visited. All dates and times are local to the business.

export const defaultDuration = 60
const minutesBetweenStarts = 60
export const daysAhead = 180
export const longestWindow = 60

/** Minutes since the local midnight; `end` may be 1440. */
export interface Spell {
  start: number
  end: number
}

export interface Schedule {
  timeZone: string
  /** 0 is Sunday. None at all means the hours of everyone who set none. */
  weekly: readonly (Spell & { weekday: number })[]
  /** What stands here for a date takes the place of its weekday; a `null` spell is a day off. */
  exceptions: readonly { date: string; spell: Spell | null }[]
  /** The least gap before and after an accepted visit. */
  bufferMinutes: number
  noticeHours: number
}

/** Visits claim the time of a pro by quarter hours; in milliseconds. */
export const quarterHour = 15 * 60_000

export interface Span {
  startsAt: Date
  endsAt: Date
}

export interface Start extends Span {
  /** HH:mm */
  time: string
}

export interface Wish {
  /** YYYY-MM-DD */
  date: string
  /** HH:mm */
  time: string
  durationMinutes: number
}

/** The starts of one day that can still be asked for, given the visits already `held`. */
export function freeStarts(
  schedule: Schedule,
  day: { date: string; durationMinutes: number; now: Date; held: readonly Span[] },
): Start[] {
  if (!isBookableDay(schedule, day.date, day.now)) return []
  return startsOn(schedule, day.date, day.durationMinutes).filter(
    (start) => leavesNotice(schedule, start, day.now) && !isTaken(start, day.held, schedule.bufferMinutes),
  )
}

/** The start that is wished for, or what is wrong with the date or the time; says nothing of other visits. */
export function startFor(schedule: Schedule, wish: Wish, now: Date): { start: Start } | { fields: FieldErrors } {
  const today = dayIn(schedule.timeZone, now)
  if (wish.date < today) return { fields: { requestDate: 'Please select a date that is not in the past' } }
  if (wish.date > plusDays(today, daysAhead)) {
    return { fields: { requestDate: `Please select a date within the next ${daysAhead} days` } }
  }
  if (spellsOn(schedule, wish.date).length === 0) {
    return { fields: { requestDate: 'This professional does not work on that day. Please select another date' } }
  }
  const start = startsOn(schedule, wish.date, wish.durationMinutes).find(({ time }) => time === wish.time)
  if (!start) return { fields: { requestTime: 'Please select one of the times that are offered' } }
  if (!leavesNotice(schedule, start, now)) return { fields: { requestTime: tooSoon(schedule.noticeHours) } }
  return { start }
}

export function isTaken(visit: Span, held: readonly Span[], bufferMinutes: number): boolean {
  const around = padded(visit, bufferMinutes)
  return held.some(({ startsAt, endsAt }) => startsAt < around.endsAt && endsAt > around.startsAt)
}

export function padded({ startsAt, endsAt }: Span, minutes: number): Span {
  return { startsAt: plusMinutes(startsAt, -minutes), endsAt: plusMinutes(endsAt, minutes) }
}

/** YYYY-MM-DD on the wall in `timeZone`. */
export function dayIn(timeZone: string, at: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDate().toString()
}

// Forms use this, too, in browsers that do not have Temporal yet.
export function plusDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
}

/** Where the local day begins; the next day's beginning is its end. */
export function startOfDay(timeZone: string, date: string): Date {
  return new Date(Temporal.PlainDate.from(date).toZonedDateTime(timeZone).epochMilliseconds)
}

function isBookableDay({ timeZone }: Schedule, date: string, now: Date): boolean {
  const today = dayIn(timeZone, now)
  return date >= today && date <= plusDays(today, daysAhead)
}

function leavesNotice({ noticeHours }: Schedule, { startsAt }: Start, now: Date): boolean {
  return startsAt > now && startsAt >= plusMinutes(now, noticeHours * 60)
}

function tooSoon(noticeHours: number): string {
  if (noticeHours === 0) return 'Please select a time that is not in the past'
  return `Please select a later time: this professional needs ${noticeHours} hours' notice`
}

function startsOn(schedule: Schedule, date: string, durationMinutes: number): Start[] {
  const starts = spellsOn(schedule, date).flatMap((spell) =>
    startsWithin(schedule.timeZone, date, spell, durationMinutes),
  )
  const byTime = new Map(starts.map((start) => [start.time, start]))
  return [...byTime.values()].toSorted((a, b) => a.time.localeCompare(b.time))
}

function spellsOn({ weekly, exceptions }: Schedule, date: string): Spell[] {
  const special = exceptions.filter((exception) => exception.date === date)
  if (special.length > 0) return special.flatMap(({ spell }) => spell ?? [])
  if (weekly.length === 0) return [hoursOfWhoSetNone]
  const weekday = Temporal.PlainDate.from(date).dayOfWeek % 7
  return weekly.filter((spell) => spell.weekday === weekday)
}

export const hoursOfWhoSetNone: Spell = { start: 8 * 60, end: 19 * 60 }

function startsWithin(timeZone: string, date: string, spell: Spell, durationMinutes: number): Start[] {
  const starts: Start[] = []
  const closing = onTheWall(timeZone, date, spell.end).epochMilliseconds
  for (let minute = spell.start; minute < spell.end; minute += minutesBetweenStarts) {
    const start = onTheWall(timeZone, date, minute)
    const startsAt = new Date(start.epochMilliseconds)
    const endsAt = plusMinutes(startsAt, durationMinutes)
    // An hour that the clocks skip was moved to a later one, and so reads differently from what was asked.
    const exists = start.hour * 60 + start.minute === minute
    if (exists && endsAt.getTime() <= closing) starts.push({ time: clock(minute), startsAt, endsAt })
  }
  return starts
}

/** An hour that comes twice is its first. */
function onTheWall(timeZone: string, date: string, minute: number): Temporal.ZonedDateTime {
  return Temporal.PlainDate.from(date)
    .toPlainDateTime()
    .add({ minutes: minute })
    .toZonedDateTime(timeZone, { disambiguation: 'compatible' })
}

function plusMinutes(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * 60_000)
}

/** "08:30" from 510; "24:00" from 1440. */
export function clock(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

/** 510 from "08:30". */
export function minuteOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
