import { expect, test } from 'vitest'

import { changeDraft, intents } from './hours-change.ts'
import { checkDraft } from './hours-draft.schema.ts'
import { errorsOf, none, posted, today, usual } from './hours-draft.fixture.ts'
import { draftOf, type HoursDraft } from './hours-draft.ts'
import { scheduleOfDraft } from './hours-from-draft.ts'

function after(draft: HoursDraft, ...presses: string[]): HoursDraft {
  return presses.reduce(changeDraft, draft)
}

function day(draft: HoursDraft, weekday: number) {
  return draft.days.find((day) => day.weekday === weekday)
}

test('without any hours set, every day is open at the default hours, Monday first', () => {
  const draft = draftOf(none, today)
  expect(draft.days.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 0])
  expect(draft.days.every(({ open, ranges }) => open && ranges[0]?.start === '08:00')).toBe(true)
})

test('once hours are set, days without any are closed, and past exceptions are left out', () => {
  const weekly = [{ weekday: 1, start: '09:00', end: '12:00' }]
  const exceptions = [
    { date: '2026-02-28', closed: true },
    { date: '2026-03-01', start: '10:00', end: '11:00' },
  ]
  const draft = draftOf({ ...none, weekly, exceptions }, today)
  expect(draft.days.map(({ open }) => open)).toEqual([true, false, false, false, false, false, false])
  expect(draft.exceptions).toMatchObject([{ date: '2026-03-01', kind: 'open', start: '10:00', end: '11:00' }])
})

test('a posted form is read back, including the times of closed days', () => {
  const draft = posted([
    ['open', '1'],
    ['start.1', '08:00'],
    ['end.1', '12:00'],
    ['start.1', '13:00'],
    ['end.1', '17:00'],
    ['start.2', '07:00'],
    ['end.2', '09:00'],
    ['date', '2026-03-09'],
    ['kind', 'off'],
    ['from', '08:00'],
    ['to', '12:00'],
    ['date', '2026-03-10'],
    ['kind', 'open'],
    ['from', '09:00'],
    ['to', '11:00'],
  ])
  expect(day(draft, 2)).toEqual({ weekday: 2, open: false, ranges: [{ start: '07:00', end: '09:00' }] })
  const checked = checkDraft(draft, today)
  expect(checked).toMatchObject({
    hours: {
      weekly: [
        { weekday: 1, start: 480, end: 720 },
        { weekday: 1, start: 780, end: 1020 },
      ],
      exceptions: [
        { date: '2026-03-09', range: null },
        { date: '2026-03-10', range: { start: 540, end: 660 } },
      ],
      bufferMinutes: 30,
      noticeHours: 24,
    },
  })
})

test('the buttons add, remove and copy rows, and nothing else does', () => {
  const draft = draftOf(none, today)
  const two = after(draft, intents.addRange(1))
  expect(day(two, 1)?.ranges).toEqual([usual, { start: '20:00', end: '23:00' }])
  expect(day(after(two, intents.addRange(1)), 1)?.ranges.at(-1)).toEqual({ start: '21:00', end: '24:00' })
  expect(day(after(two, intents.removeRange(1, 0)), 1)?.ranges).toEqual([{ start: '20:00', end: '23:00' }])
  expect(day(after(two, intents.removeRange(1, 0), intents.removeRange(1, 0)), 1)?.open).toBe(false)

  const copied = after(two, intents.copyToWeekdays(1))
  expect([5, 6, 0].map((weekday) => day(copied, weekday)?.ranges.length)).toEqual([2, 1, 1])
  expect(after(draft, intents.addDay(), intents.removeDay(0))).toEqual(draft)
  for (const odd of ['save', 'toString', 'add', 'add-range', 'add-range 9', 'copy x', 'remove-day 7'])
    expect(after(draft, odd)).toEqual(draft)
})

test('each range gets its own error', () => {
  const monday = posted([
    ['open', '1'],
    ['start.1', '12:00'],
    ['end.1', '08:00'],
  ])
  expect(errorsOf(monday)).toEqual({ 'day.1.0': 'The end must be after the start' })
  const overlapping = after(posted([['open', '2']]), intents.addRange(2))
  const both = {
    ...overlapping,
    days: overlapping.days.map(({ weekday, open }) => ({ weekday, open, ranges: [usual, usual] })),
  }
  expect(errorsOf(both)).toEqual({ 'day.2.1': 'These hours overlap other hours on that day' })
})

test('a week without an open day is refused, because it would mean the default hours', () => {
  const closed = posted([])
  expect(errorsOf(closed)).toEqual({ days: expect.stringContaining('at least one day') })
  expect(scheduleOfDraft(closed, 'America/New_York')).toBeNull()
})

test('numbers that no select offers are refused under their own field', () => {
  const draft = { ...draftOf(none, today), bufferMinutes: Number('x'), noticeHours: 9999 }
  expect(errorsOf(draft)).toEqual({
    bufferMinutes: 'Please give a number from 0 to 240',
    noticeHours: 'Please give a number from 0 to 720',
  })
})

test('of too many rows only as many are read as it takes to refuse them', () => {
  const dates = Array.from({ length: 2000 }, (): [string, string] => ['date', '2026-05-01'])
  const starts = Array.from({ length: 2000 }, (): [string, string] => ['start.1', '08:00'])
  expect(posted(dates).exceptions).toHaveLength(801)
  expect(posted([['open', '1'], ...starts]).days[0]?.ranges).toHaveLength(71)
  expect(errorsOf(posted(dates))).not.toEqual({})
  expect(errorsOf(posted([['open', '1'], ...starts]))).toMatchObject({
    days: 'A week can have 70 pairs of times at most',
  })
})
