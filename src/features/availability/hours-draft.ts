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

export interface DraftException extends DraftRange {
  date: string
  closed: boolean
  /** The last of several days that are alike; empty for a single day. */
  until: string
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
  bufferMinutes: number
  noticeHours: number
}

export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const
export const usualRange: DraftRange = { start: timeOfDay(defaultHours.start), end: timeOfDay(defaultHours.end) }

/** Past dates are left out, since they no longer matter. */
export function draftOf({ weekly, exceptions, bufferMinutes, noticeHours }: HoursText, today: string): HoursDraft {
  return {
    days: weekdays.map((weekday) => dayOf(weekday, weekly)),
    exceptions: rowsOf(exceptions.filter(({ date }) => date >= today)),
    bufferMinutes,
    noticeHours,
  }
}

/** Consecutive days off are one row, and so are consecutive days with the same hours. */
function rowsOf(exceptions: HoursText['exceptions']): DraftException[] {
  const rows: DraftException[] = []
  for (const { date, closed = false, start = usualRange.start, end = usualRange.end } of exceptions) {
    const row = { date, closed, start, end, until: '' }
    const last = rows.at(-1)
    if (last && goesOn(last, row)) last.until = date
    else rows.push(row)
  }
  return rows
}

function goesOn({ date, until, ...day }: DraftException, next: DraftException): boolean {
  const isAlike = day.closed === next.closed && day.start === next.start && day.end === next.end
  return isAlike && plusDays(until || date, 1) === next.date && goesOnUntil(date, next.date)
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
export type ExceptionField = 'date' | 'until' | 'times'

function dayOf(weekday: number, weekly: HoursText['weekly']): DraftDay {
  const ranges = weekly.filter((range) => range.weekday === weekday).map(({ start, end }) => ({ start, end }))
  const open = ranges.length > 0 || weekly.length === 0
  return { weekday, open, ranges: ranges.length > 0 ? ranges : [usualRange] }
}
