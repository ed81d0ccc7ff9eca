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

/**
 * The hours to save, and where in the form their errors belong: the place of each weekly range, the row of each date.
 */
export function hoursOf({ days, exceptions, bufferMinutes, noticeHours }: HoursDraft) {
  const open = days.flatMap(({ weekday, open, ranges }) =>
    open ? ranges.map((range, row) => ({ ...range, weekday, place: placeOfRange(weekday, row) })) : [],
  )
  const dates = exceptions.flatMap((exception, row) => datesOf(exception).map((date) => ({ exception, date, row })))
  const away = dates.filter(({ exception }) => exception.kind === 'away')
  const other = dates.filter(({ exception }) => exception.kind !== 'away')
  return {
    hours: {
      weekly: open.map(({ weekday, start, end }) => ({ weekday, start, end })),
      exceptions: other.map(({ date, exception }) => dayOn(date, exception)),
      away: away.map(({ date, exception: { start, end } }) => ({ date, start, end })),
      bufferMinutes,
      noticeHours,
    },
    places: open.map(({ place }) => place),
    rows: { exceptions: other.map(({ row }) => row), away: away.map(({ row }) => row) },
  }
}

/** The resulting schedule, for a preview, without ranges that are still invalid. Null while no day is open. */
export function scheduleOfDraft(draft: HoursDraft, timeZone: string): Schedule | null {
  const { weekly, exceptions, away, bufferMinutes, noticeHours } = hoursOf(draft).hours
  const sensible = sensibleOf(weekly)
  if (sensible.length === 0) return null
  return {
    timeZone,
    weekly: sensible,
    exceptions: exceptions.map(({ date, start = '', end = '' }) => ({
      date,
      range: sensibleOf([{ start, end }])[0] ?? null,
    })),
    away: sensibleOf(away),
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

function dayOn(date: string, { kind, start, end }: DraftException): HoursText['exceptions'][number] {
  return kind === 'off' ? { date, closed: true } : { date, start, end }
}

function sensibleOf<Range extends DraftRange>(ranges: readonly Range[]) {
  return ranges
    .map((range) => ({ ...range, start: minuteOfDay(range.start), end: minuteOfDay(range.end) }))
    .filter(({ start, end }) => start < end)
}
