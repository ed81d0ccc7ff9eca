import { defaultHours } from './schedule.ts'
import { timeOfDay, plusDays } from './local-time.ts'

// The hours while they are edited in their form: every day is listed, closed days keep their times, nothing is
// validated yet.

/** Times are HH:mm. */
export interface DraftRange {
  start: string
  end: string
}

export interface DraftDay {
  /** 0 is Sunday. */
  weekday: number
  open: boolean
  ranges: readonly DraftRange[]
}

/** A day off, other hours than usual, or hours in which the pro is away. */
export type ExceptionKind = 'off' | 'open' | 'away'

export interface DraftException extends DraftRange {
  date: string
  kind: ExceptionKind
  /** The last of several days that are alike; empty for a single day. */
  until: string
  /** Shown as one line of words until it is to be changed. */
  isFolded: boolean
}

export interface HoursDraft {
  /** Monday first. */
  days: readonly DraftDay[]
  exceptions: readonly DraftException[]
  bufferMinutes: number
  noticeHours: number
}

/** The shape that `GET …/hours` returns. */
export interface HoursText {
  weekly: readonly (DraftRange & { weekday: number })[]
  exceptions: readonly { date: string; closed?: boolean; start?: string; end?: string }[]
  away: readonly (DraftRange & { date: string })[]
  bufferMinutes: number
  noticeHours: number
}

export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const
export const usualRange: DraftRange = { start: timeOfDay(defaultHours.start), end: timeOfDay(defaultHours.end) }

/** Whether saving the one would save the other: which rows are folded does not count. */
export function isSameDraft(one: HoursDraft, other: HoursDraft): boolean {
  const [first, second] = [one, other].map((draft) =>
    JSON.stringify(draft, (key, value: unknown) => (key === 'isFolded' ? undefined : value)),
  )
  return first === second
}

/** Past dates are left out, since they no longer matter. */
export function draftOf({ weekly, bufferMinutes, noticeHours, ...single }: HoursText, today: string): HoursDraft {
  return {
    days: weekdays.map((weekday) => dayOf(weekday, weekly)),
    exceptions: exceptionsOf(single, today),
    bufferMinutes,
    noticeHours,
  }
}

function exceptionsOf({ exceptions, away }: Pick<HoursText, 'exceptions' | 'away'>, today: string): DraftException[] {
  const isAhead = ({ date }: { date: string }) => date >= today
  const days = exceptions.filter(isAhead).map(dayIn)
  const times = away.filter(isAhead).map(({ date, start, end }): Day => ({ date, kind: 'away', start, end }))
  const rows = [...rowsOf(days), ...rowsOf(times)].toSorted((a, b) => a.date.localeCompare(b.date))
  for (const row of rows.slice(mostUnfolded)) row.isFolded = true
  return rows
}

/** With its lists of times a row is 5 kB of page, and a pro may store hundreds. The next ones are those that change. */
export const mostUnfolded = 20

type Day = Omit<DraftException, 'until' | 'isFolded'>

function dayIn({ date, closed, start = usualRange.start, end = usualRange.end }: HoursText['exceptions'][number]): Day {
  return { date, kind: closed ? 'off' : 'open', start, end }
}

/** Consecutive days off are one row, and so are consecutive days with the same hours, at work or away. */
function rowsOf(days: readonly Day[]): DraftException[] {
  const rows: DraftException[] = []
  for (const day of days) {
    const dayBefore = plusDays(day.date, -1)
    const before = rows.find((row) => (row.until || row.date) === dayBefore && goesOn(row, day))
    if (before) before.until = day.date
    else rows.push({ ...day, until: '', isFolded: false })
  }
  return rows
}

function goesOn({ date, ...day }: DraftException, next: Day): boolean {
  const isAlike = day.kind === next.kind && day.start === next.start && day.end === next.end
  return isAlike && goesOnUntil(date, next.date)
}

/** Whether one row may stand for all days from `date` to `until`. */
export function goesOnUntil(date: string, until: string): boolean {
  return date !== '' && date <= until && until < plusDays(date, maxUntil)
}

/** How many days one row may go on. */
export const maxUntil = 60

export const placeOfRange = (weekday: number, row: number) => `day.${weekday}.${row}`
export const placeOfException = (row: number, field: ExceptionField) => `exception.${row}.${field}`

/** The fields of an exception that can have an error; its two times are one. */
export const exceptionFields = ['date', 'until', 'times'] as const
export type ExceptionField = (typeof exceptionFields)[number]

function dayOf(weekday: number, weekly: HoursText['weekly']): DraftDay {
  const ranges = weekly.filter((range) => range.weekday === weekday).map(({ start, end }) => ({ start, end }))
  const open = ranges.length > 0 || weekly.length === 0
  return { weekday, open, ranges: ranges.length > 0 ? ranges : [usualRange] }
}
