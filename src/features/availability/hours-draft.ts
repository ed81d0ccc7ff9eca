import { defaultHours, type Schedule } from './schedule.ts'
import { timeOfDay, minuteOfDay, plusDays } from './local-time.ts'

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

const weekdays = [1, 2, 3, 4, 5, 6, 0] as const
const usual: DraftRange = { start: timeOfDay(defaultHours.start), end: timeOfDay(defaultHours.end) }

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
  for (const { date, closed = false, start = usual.start, end = usual.end } of exceptions) {
    const row = { date, closed, start, end, until: '' }
    const last = rows.at(-1)
    if (last && goesOn(last, row)) last.until = date
    else rows.push(row)
  }
  return rows
}

function goesOn({ date, until, ...day }: DraftException, next: DraftException): boolean {
  const isAlike = day.closed === next.closed && day.start === next.start && day.end === next.end
  return isAlike && plusDays(until || date, 1) === next.date && next.date < plusDays(date, maxUntil)
}

/** Reads the form: a day's times come in pairs named `start.1` and `end.1`. */
export function hoursDraftIn(form: FormData): HoursDraft {
  const open = texts(form, 'open')
  const [closed, from, to] = [texts(form, 'kind'), texts(form, 'from'), texts(form, 'to')]
  return {
    days: weekdays.map((weekday) => ({
      weekday,
      open: open.includes(String(weekday)),
      ranges: pairs(texts(form, `start.${weekday}`), texts(form, `end.${weekday}`)),
    })),
    exceptions: texts(form, 'date').map((date, row) => ({
      date: dateOf(date),
      closed: closed[row] !== 'open',
      start: from[row] ?? '',
      end: to[row] ?? '',
      until: dateOf(texts(form, `until.${row}`)[0]),
    })),
    bufferMinutes: Number(form.get('bufferMinutes')),
    noticeHours: Number(form.get('noticeHours')),
  }
}

/** The hours to save, and for each weekly range and each exception the place in the form where its error is shown. */
export function hoursOf({ days, exceptions, bufferMinutes, noticeHours }: HoursDraft) {
  const open = days.flatMap(({ weekday, open, ranges }) =>
    open ? ranges.map((range, row) => ({ ...range, weekday, place: placeOfRange(weekday, row) })) : [],
  )
  const dates = exceptions.flatMap((exception, row) =>
    datesOf(exception).map((date) => ({ day: dayOn(date, exception), place: placeOfException(row) })),
  )
  return {
    hours: {
      weekly: open.map(({ weekday, start, end }) => ({ weekday, start, end })),
      exceptions: dates.map(({ day }) => day),
      bufferMinutes,
      noticeHours,
    },
    places: open.map(({ place }) => place),
    exceptionPlaces: dates.map(({ place }) => place),
  }
}

/** How many days one row may go on. */
export const maxUntil = 60

/** The dates of a row: its own and all until its last, unless that is not possible. */
function datesOf({ date, until }: DraftException): string[] {
  const first = Date.parse(date)
  const more = Math.round((Date.parse(until) - first) / 86_400_000)
  if (!(more > 0 && more < maxUntil)) return [date]
  return Array.from({ length: more + 1 }, (_, index) => plusDays(date, index))
}

function dayOn(date: string, { closed, start, end }: DraftException): HoursText['exceptions'][number] {
  return closed ? { date, closed } : { date, closed, start, end }
}

export const placeOfRange = (weekday: number, row: number) => `day.${weekday}.${row}`
export const placeOfException = (row: number) => `exception.${row}`

/** The resulting schedule, for a preview, without ranges that are still invalid. Null while no day is open. */
export function scheduleOf(draft: HoursDraft, timeZone: string): Schedule | null {
  const { weekly, exceptions, bufferMinutes, noticeHours } = hoursOf(draft).hours
  const ranges = weekly.map(({ weekday, start, end }) => ({
    weekday,
    start: minuteOfDay(start),
    end: minuteOfDay(end),
  }))
  const sensible = ranges.filter(({ start, end }) => start < end)
  if (sensible.length === 0) return null
  return {
    timeZone,
    weekly: sensible,
    exceptions: exceptions.map(({ date, start = '', end = '' }) => ({ date, range: exceptionRange({ start, end }) })),
    bufferMinutes,
    noticeHours,
  }
}

function dayOf(weekday: number, weekly: HoursText['weekly']): DraftDay {
  const ranges = weekly.filter((range) => range.weekday === weekday).map(({ start, end }) => ({ start, end }))
  const open = ranges.length > 0 || weekly.length === 0
  return { weekday, open, ranges: ranges.length > 0 ? ranges : [usual] }
}

function pairs(starts: string[], ends: string[]): DraftRange[] {
  const ranges = starts.map((start, row) => ({ start, end: ends[row] ?? '' }))
  return ranges.length > 0 ? ranges : [usual]
}

function texts(form: FormData, name: string): string[] {
  return form.getAll(name).flatMap((value) => (typeof value === 'string' ? [value] : []))
}

/** As the fields themselves do: what is not a date counts as nothing. */
function dateOf(text = ''): string {
  return /^\d{4}-\d\d-\d\d$/.test(text) && Date.parse(text) ? text : ''
}

function exceptionRange(range: DraftRange) {
  const [start, end] = [minuteOfDay(range.start), minuteOfDay(range.end)]
  return start < end ? { start, end } : null
}
