import {
  type DraftException,
  type DraftRange,
  type HoursDraft,
  type HoursText,
  goesOnUntil,
  placeOfRange,
} from './hours-draft.ts'
import { minuteOfDay, plusDays } from './local-time.ts'
import type { Schedule } from './schedule.ts'

/** The hours to save, and for each weekly range the place in the form of its error, for each exception its row. */
export function hoursOf({ days, exceptions, bufferMinutes, noticeHours }: HoursDraft) {
  const open = days.flatMap(({ weekday, open, ranges }) =>
    open ? ranges.map((range, row) => ({ ...range, weekday, place: placeOfRange(weekday, row) })) : [],
  )
  const dates = exceptions.flatMap((exception, row) =>
    datesOf(exception).map((date) => ({ day: dayOn(date, exception), row })),
  )
  return {
    hours: {
      weekly: open.map(({ weekday, start, end }) => ({ weekday, start, end })),
      exceptions: dates.map(({ day }) => day),
      bufferMinutes,
      noticeHours,
    },
    places: open.map(({ place }) => place),
    exceptionRows: dates.map(({ row }) => row),
  }
}

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

/** The dates of a row: its own and all until its last, unless that is not possible. */
function datesOf({ date, until }: DraftException): string[] {
  const dates = [date]
  if (!goesOnUntil(date, until)) return dates
  for (let next = plusDays(date, 1); next <= until; next = plusDays(next, 1)) dates.push(next)
  return dates
}

function dayOn(date: string, { closed, start, end }: DraftException): HoursText['exceptions'][number] {
  return closed ? { date, closed } : { date, closed, start, end }
}

function exceptionRange(range: DraftRange) {
  const [start, end] = [minuteOfDay(range.start), minuteOfDay(range.end)]
  return start < end ? { start, end } : null
}
