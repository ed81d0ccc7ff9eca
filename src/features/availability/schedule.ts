import { atLocalTime, localDate, minutesOfDay, plusMinutes, timeOfDay } from './local-time.ts'

// A pro's working hours, and the starts that they allow. All dates and times are local to the business.

/** Minutes since the local midnight; `end` may be 1440. */
export interface TimeRange {
  start: number
  end: number
}

export interface Schedule {
  timeZone: string
  /** 0 is Sunday. Empty: the default hours. */
  weekly: readonly (TimeRange & { weekday: number })[]
  /** Entries for a date replace the hours of its weekday; a `null` range is a day off. */
  exceptions: readonly { date: string; range: TimeRange | null }[]
  /** Taken from the hours of a date, whatever they are. The gap between appointments is not added to it. */
  away: readonly (TimeRange & { date: string })[]
  /** The minimum gap before and after an accepted appointment. */
  bufferMinutes: number
  noticeHours: number
}

export interface ProSchedule extends Schedule {
  proId: string
}

export interface Span {
  startsAt: Date
  endsAt: Date
}

export interface Start extends Span {
  /** HH:mm */
  time: string
}

export const defaultHours: TimeRange = { start: 8 * 60, end: 19 * 60 }

const minutesBetweenStarts = 60

/**
 * All starts of a day at which an appointment of this length ends within the hours, and before the pro is away or
 * after.
 */
export function startsOn(schedule: Schedule, date: string, durationMinutes: number): Start[] {
  const away = awayOn(schedule, date)
  const starts = rangesOn(schedule, date)
    .flatMap((range) => startsWithin(schedule.timeZone, date, range, durationMinutes))
    .filter((start) => !away.some((span) => overlap(span, start)))
  const byTime = new Map(starts.map((start) => [start.time, start]))
  return [...byTime.values()].toSorted((a, b) => a.time.localeCompare(b.time))
}

/** The hours of a day; none on a day off. */
export function rangesOn({ weekly, exceptions }: Schedule, date: string): TimeRange[] {
  const special = exceptions.filter((exception) => exception.date === date)
  if (special.length > 0) return special.flatMap(({ range }) => range ?? [])
  if (weekly.length === 0) return [defaultHours]
  const weekday = new Date(date).getUTCDay()
  return weekly.filter((range) => range.weekday === weekday)
}

function awayOn({ timeZone, away }: Schedule, date: string): Span[] {
  return away
    .filter((range) => range.date === date)
    .map(({ start, end }) => ({
      startsAt: atLocalTime(timeZone, date, start),
      endsAt: atLocalTime(timeZone, date, end),
    }))
}

export function overlap(a: Span, b: Span): boolean {
  return a.startsAt.getTime() < b.endsAt.getTime() && a.endsAt.getTime() > b.startsAt.getTime()
}

/** The minutes of the longest time without a break that the pro works from now on: nothing longer can be booked. */
export function longestSpell({ timeZone, weekly, exceptions }: Schedule, now: Date): number {
  const today = localDate(timeZone, now)
  const usual = weekly.length === 0 ? [defaultHours] : weekly
  const special = exceptions.flatMap(({ date, range }) => (date < today ? [] : (range ?? [])))
  return Math.max(0, ...[...usual, ...special].map(({ start, end }) => end - start))
}

function startsWithin(timeZone: string, date: string, range: TimeRange, durationMinutes: number): Start[] {
  const starts: Start[] = []
  const closing = atLocalTime(timeZone, date, range.end)
  const instantOf = minutesOfDay(timeZone, date)
  for (let minute = range.start; minute < range.end; minute += minutesBetweenStarts) {
    const startsAt = instantOf(minute)
    const endsAt = startsAt && plusMinutes(startsAt, durationMinutes)
    if (endsAt && endsAt <= closing) starts.push({ time: timeOfDay(minute), startsAt, endsAt })
  }
  return starts
}
