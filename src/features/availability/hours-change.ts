import { clock, minuteOfDay } from './availability.ts'
import type { DraftDay, DraftSpell, HoursDraft } from './hours-draft.ts'

// The buttons of the hours form that change its rows. Browsers with scripts do it at once, others by a round trip.

/** What a button of the form is worth as its `intent`. */
export const intents = {
  addSpell: (weekday: number) => `add-spell ${weekday}`,
  removeSpell: (weekday: number, row: number) => `remove-spell ${weekday} ${row}`,
  copyToWeekdays: (weekday: number) => `copy ${weekday}`,
  addDay: () => 'add-day',
  removeDay: (row: number) => `remove-day ${row}`,
}

/** The draft after one of the buttons; nothing when the intent is not one of theirs. */
export function changeDraft(draft: HoursDraft, intent: string): HoursDraft | undefined {
  const [name = '', ...rest] = intent.split(' ')
  const [first = -1, second = -1] = rest.map(Number)
  return Object.hasOwn(changes, name) ? changes[name]?.(draft, first, second) : undefined
}

const changes: Record<string, (draft: HoursDraft, first: number, second: number) => HoursDraft> = {
  'add-spell': (draft, weekday) =>
    withDay(draft, weekday, (day) => ({ open: true, spells: [...day.spells, spellAfter(day.spells.at(-1))] })),
  'remove-spell': (draft, weekday, row) => withDay(draft, weekday, (day) => withoutSpell(day, row)),
  copy: copyToWeekdays,
  'add-day': (draft) => ({
    ...draft,
    exceptions: [...draft.exceptions, { date: '', closed: true, start: '08:00', end: '12:00' }],
  }),
  'remove-day': (draft, row) => ({ ...draft, exceptions: draft.exceptions.filter((_, index) => index !== row) }),
}

function copyToWeekdays(draft: HoursDraft, from: number): HoursDraft {
  const source = draft.days.find(({ weekday }) => weekday === from)
  if (!source) return draft
  const { open, spells } = source
  return { ...draft, days: draft.days.map((day) => (isWeekday(day.weekday) ? { ...day, open, spells } : day)) }
}

function isWeekday(weekday: number): boolean {
  return weekday >= 1 && weekday <= 5
}

/** The last spell of a day goes by closing the day. */
function withoutSpell({ spells }: DraftDay, row: number): Partial<DraftDay> {
  return spells.length === 1 ? { open: false } : { spells: spells.filter((_, index) => index !== row) }
}

function withDay(draft: HoursDraft, weekday: number, change: (day: DraftDay) => Partial<DraftDay>): HoursDraft {
  return { ...draft, days: draft.days.map((day) => (day.weekday === weekday ? { ...day, ...change(day) } : day)) }
}

/** An hour's rest, then three hours; never beyond midnight. */
function spellAfter(last: DraftSpell | undefined): DraftSpell {
  const start = Math.min(minuteOfDay(last?.end ?? '07:00') + 60, 21 * 60)
  return { start: clock(start), end: clock(start + 180) }
}
