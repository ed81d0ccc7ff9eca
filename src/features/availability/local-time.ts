import { later, minutesInMs } from '../../platform/durations.ts'

// Dates and times of day as a wall clock in the zone shows them. Without Temporal: forms use them, too, and not every
// browser has that.

/** The local date in `timeZone`, YYYY-MM-DD. */
export function localDate(timeZone: string, at: Date): string {
  return new Date(wallClock(timeZone, at.getTime())).toISOString().slice(0, 10)
}

/** The local date and time of an instant; both passes of a repeated hour read the same. */
export function localStart(timeZone: string, at: Date): { date: string; time: string } {
  const shown = new Date(wallClock(timeZone, at.getTime())).toISOString()
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) }
}

export function plusDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * day).toISOString().slice(0, 10)
}

/** The start of the local day; the day ends when the next one begins. */
export function startOfDay(timeZone: string, date: string): Date {
  return atLocalTime(timeZone, date, 0)
}

/** A time that a clock change skips is moved to a later one; an hour that occurs twice means the first. */
export function atLocalTime(timeZone: string, date: string, minute: number): Date {
  const wanted = Date.parse(date) + minutesInMs(minute)
  // With the offset of the day before, and of the day after: they differ only around a clock change.
  const [before, after] = [wanted - offsetAt(timeZone, wanted - day), wanted - offsetAt(timeZone, wanted + day)]
  if (before === after || wallClock(timeZone, before) === wanted) return new Date(before)
  return new Date(wallClock(timeZone, after) === wanted ? after : before)
}

/** The instant of each minute of a local day; null for minutes that a clock change skips. */
export function minutesOfDay(timeZone: string, date: string): (minute: number) => Date | null {
  const midnight = Date.parse(date)
  const offset = offsetAt(timeZone, midnight - day)
  // Far from a clock change, counting is enough.
  if (offset === offsetAt(timeZone, midnight + 2 * day))
    return (minute) => plusMinutes(new Date(midnight - offset), minute)
  return (minute) => {
    const at = atLocalTime(timeZone, date, minute)
    return wallClock(timeZone, at.getTime()) === midnight + minutesInMs(minute) ? at : null
  }
}

/** The instant of a local time; null if a clock change skips it. */
export function instantOf(timeZone: string, date: string, time: string): Date | null {
  return minutesOfDay(timeZone, date)(minuteOfDay(time))
}

export function plusMinutes(at: Date, minutes: number): Date {
  return later(at, minutesInMs(minutes))
}

/** "08:30" from 510; "24:00" from 1440. */
export function timeOfDay(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

/** 510 from "08:30". */
export function minuteOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** What a clock in the zone shows, as if it were one in UTC; to the second. */
function wallClock(timeZone: string, instant: number): number {
  const shown = clockIn(timeZone).format(instant).match(/\d+/g) ?? []
  const [month = 0, date = 0, year = 0, hour = 0, minute = 0, second = 0] = shown.map(Number)
  return Date.UTC(year, month - 1, date, hour, minute, second)
}

function offsetAt(timeZone: string, instant: number): number {
  return wallClock(timeZone, instant) - instant
}

// Not `daysInMs(1)`: pages that need only a constant from a file that imports this one would load this file, too.
const day = 86_400_000
const clocks = new Map<string, Intl.DateTimeFormat>()

/** Cached, since creating one is slow. Not by `dateFormat`, for the same reason as above. */
function clockIn(timeZone: string): Intl.DateTimeFormat {
  const kept = clocks.get(timeZone)
  if (kept) return kept
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, ...dateParts, ...timeParts, hourCycle: 'h23' })
  clocks.set(timeZone, clock)
  return clock
}

const dateParts = { year: 'numeric', month: 'numeric', day: 'numeric' } as const
const timeParts = { hour: 'numeric', minute: 'numeric', second: 'numeric' } as const
