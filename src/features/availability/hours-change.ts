import { timeOfDay, minuteOfDay } from './local-time.ts'
import type { DraftDay, DraftRange, ExceptionKind, HoursDraft } from './hours-draft.ts'

// The buttons that change the rows of the hours form. With scripts they act at once, otherwise by a round trip.

/** Not `save`: a page from before there were hours away has none in its form, and would delete them all. */
export const saveIntent = 'save-hours'

/** The value of a button as the form's `intent`. */
export const intents = {
  addRange: (weekday: number) => `add-range ${weekday}`,
  removeRange: (weekday: number, row: number) => `remove-range ${weekday} ${row}`,
  copyToWeekdays: (weekday: number) => `copy ${weekday}`,
  addDay: () => 'add-day',
  addAway: () => 'add-away',
  changeDay: (row: number) => `change-day ${row}`,
  removeDay: (row: number) => `remove-day ${row}`,
}

/**
 * A selector for what gets the focus after a button was pressed: the row it added or opened, or the add button where it
 * removed a row.
 */
export function focusAfter(intent: string): string {
  const [name, weekday] = intent.split(' ')
  if (name === 'add-day' || name === 'add-away') return '[name="date"]'
  if (name === 'change-day') return `[aria-label="Day ${Number(weekday) + 1}, date"]`
  if (name === 'add-range') return `[name="start.${weekday}"]`
  return `[value="${intent.replace(/^remove(-day|-range \d).*/, 'add$1')}"]`
}

/** The id of what a button changes. */
export function placeOfChange(intent: string): string {
  const [name = '', weekday] = intent.split(' ')
  if (name.startsWith('add-') && !weekday) return 'added'
  return name.endsWith('-day') ? 'exceptions' : `hours-${weekday}`
}

/** The draft after one of the buttons was pressed. */
export function changeDraft(draft: HoursDraft, intent: string): HoursDraft {
  const [name = '', ...rest] = intent.split(' ')
  const [first = -1, second = -1] = rest.map(Number)
  const change = Object.hasOwn(changes, name) ? changes[name] : undefined
  return change?.(draft, first, second) ?? draft
}

const changes: Record<string, (draft: HoursDraft, first: number, second: number) => HoursDraft> = {
  'add-range': (draft, weekday) =>
    withDay(draft, weekday, (day) => ({ open: true, ranges: [...day.ranges, rangeAfter(day.ranges.at(-1))] })),
  'remove-range': (draft, weekday, row) => withDay(draft, weekday, (day) => withoutRange(day, row)),
  copy: copyToWeekdays,
  'add-day': (draft) => withException(draft, 'off'),
  'add-away': (draft) => withException(draft, 'away'),
  'change-day': (draft, row) => ({
    ...draft,
    exceptions: draft.exceptions.map((one, index) => (index === row ? { ...one, isFolded: false } : one)),
  }),
  'remove-day': (draft, row) => ({ ...draft, exceptions: draft.exceptions.filter((_, index) => index !== row) }),
}

/** The first words of those intents, by which a page knows its forms. */
export const changeNames = Object.keys(changes)

function withException(draft: HoursDraft, kind: ExceptionKind): HoursDraft {
  const added = { date: '', kind, start: '08:00', end: '12:00', until: '', isFolded: false }
  return { ...draft, exceptions: [...draft.exceptions, added] }
}

function copyToWeekdays(draft: HoursDraft, from: number): HoursDraft {
  const source = draft.days.find(({ weekday }) => weekday === from)
  if (!source) return draft
  const { open, ranges } = source
  return { ...draft, days: draft.days.map((day) => (isWeekday(day.weekday) ? { ...day, open, ranges } : day)) }
}

function isWeekday(weekday: number): boolean {
  return weekday >= 1 && weekday <= 5
}

/** Removing the last range of a day closes the day. */
function withoutRange({ ranges }: DraftDay, row: number): Partial<DraftDay> {
  return ranges.length === 1 ? { open: false } : { ranges: ranges.filter((_, index) => index !== row) }
}

function withDay(draft: HoursDraft, weekday: number, change: (day: DraftDay) => Partial<DraftDay>): HoursDraft {
  return { ...draft, days: draft.days.map((day) => (day.weekday === weekday ? { ...day, ...change(day) } : day)) }
}

/** An hour after the last range, three hours long; never past midnight. */
function rangeAfter(last: DraftRange | undefined): DraftRange {
  const start = Math.min(minuteOfDay(last?.end ?? '07:00') + 60, 21 * 60)
  return { start: timeOfDay(start), end: timeOfDay(start + 180) }
}
