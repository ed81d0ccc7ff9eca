import { clock, hoursOfWhoSetNone, minuteOfDay, type Schedule } from './availability.ts'

// The hours as their form has them: every day is there, closed ones keep their times, and nothing is checked yet.

/** Times are HH:mm. */
export interface DraftSpell {
  start: string
  end: string
}

export interface DraftDay {
  /** 0 is Sunday. */
  weekday: number
  open: boolean
  spells: readonly DraftSpell[]
}

export interface DraftException extends DraftSpell {
  date: string
  closed: boolean
}

export interface HoursDraft {
  /** Monday first. */
  days: readonly DraftDay[]
  exceptions: readonly DraftException[]
  bufferMinutes: number
  noticeHours: number
}

/** The shape that `GET …/hours` answers. */
export interface HoursText {
  weekly: readonly (DraftSpell & { weekday: number })[]
  exceptions: readonly { date: string; closed?: boolean; start?: string; end?: string }[]
  bufferMinutes: number
  noticeHours: number
}

const weekdays = [1, 2, 3, 4, 5, 6, 0] as const
const usual: DraftSpell = { start: clock(hoursOfWhoSetNone.start), end: clock(hoursOfWhoSetNone.end) }

/** Days that have passed are left out: they decide nothing any more. */
export function draftOf({ weekly, exceptions, bufferMinutes, noticeHours }: HoursText, today: string): HoursDraft {
  return {
    days: weekdays.map((weekday) => dayOf(weekday, weekly)),
    exceptions: exceptions
      .filter(({ date }) => date >= today)
      .map(({ date, closed = false, start = usual.start, end = usual.end }) => ({ date, closed, start, end })),
    bufferMinutes,
    noticeHours,
  }
}

/** Reads the form's controls: a day's times stand in pairs under `start.1` and `end.1`. */
export function readDraft(form: FormData): HoursDraft {
  const open = texts(form, 'open')
  const [closed, from, to] = [texts(form, 'kind'), texts(form, 'from'), texts(form, 'to')]
  return {
    days: weekdays.map((weekday) => ({
      weekday,
      open: open.includes(String(weekday)),
      spells: pairs(texts(form, `start.${weekday}`), texts(form, `end.${weekday}`)),
    })),
    exceptions: texts(form, 'date').map((date, row) => ({
      date,
      closed: closed[row] !== 'open',
      start: from[row] ?? '',
      end: to[row] ?? '',
    })),
    bufferMinutes: Number(form.get('bufferMinutes')),
    noticeHours: Number(form.get('noticeHours')),
  }
}

/** What would be put, and for each spell the place in the form that its error belongs to. */
export function hoursOf({ days, exceptions, bufferMinutes, noticeHours }: HoursDraft) {
  const open = days.flatMap(({ weekday, open, spells }) =>
    open ? spells.map((spell, row) => ({ ...spell, weekday, place: placeOfSpell(weekday, row) })) : [],
  )
  return {
    hours: {
      weekly: open.map(({ weekday, start, end }) => ({ weekday, start, end })),
      exceptions: exceptions.map(({ date, closed, start, end }) =>
        closed ? { date, closed } : { date, closed, start, end },
      ),
      bufferMinutes,
      noticeHours,
    },
    places: open.map(({ place }) => place),
  }
}

export const placeOfSpell = (weekday: number, row: number) => `day.${weekday}.${row}`
export const placeOfException = (row: number) => `exception.${row}`

/** The schedule it would be, for a preview: what makes no sense yet is left out. Nothing while no day is open. */
export function scheduleOf(draft: HoursDraft, timeZone: string): Schedule | null {
  const { weekly, exceptions, bufferMinutes, noticeHours } = hoursOf(draft).hours
  const spells = weekly.map(({ weekday, start, end }) => ({
    weekday,
    start: minuteOfDay(start),
    end: minuteOfDay(end),
  }))
  const sensible = spells.filter(({ start, end }) => start < end)
  if (sensible.length === 0) return null
  return {
    timeZone,
    weekly: sensible,
    exceptions: exceptions.map(({ date, start = '', end = '' }) => ({ date, spell: specialSpell({ start, end }) })),
    bufferMinutes,
    noticeHours,
  }
}

function dayOf(weekday: number, weekly: HoursText['weekly']): DraftDay {
  const spells = weekly.filter((spell) => spell.weekday === weekday).map(({ start, end }) => ({ start, end }))
  const open = spells.length > 0 || weekly.length === 0
  return { weekday, open, spells: spells.length > 0 ? spells : [usual] }
}

function pairs(starts: string[], ends: string[]): DraftSpell[] {
  const spells = starts.map((start, row) => ({ start, end: ends[row] ?? '' }))
  return spells.length > 0 ? spells : [usual]
}

function texts(form: FormData, name: string): string[] {
  return form.getAll(name).flatMap((value) => (typeof value === 'string' ? [value] : []))
}

function specialSpell(spell: DraftSpell) {
  const [start, end] = [minuteOfDay(spell.start), minuteOfDay(spell.end)]
  return start < end ? { start, end } : null
}
