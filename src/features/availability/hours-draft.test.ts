import { expect, test } from 'vitest'

import { changeDraft, intents } from './hours-change.ts'
import { checkDraft } from './hours-draft.schema.ts'
import { scheduleOf } from './hours-from-draft.ts'
import { draftOf, type HoursDraft } from './hours-draft.ts'
import { plusDays } from './local-time.ts'
import { hoursDraftIn } from './hours-draft-in.ts'

const today = '2026-03-01'
const none = { weekly: [], exceptions: [], bufferMinutes: 0, noticeHours: 0 }
const usual = { start: '08:00', end: '19:00' }

function posted(fields: [name: string, value: string][]): HoursDraft {
  const form = new FormData()
  for (const [name, value] of [...fields, ['bufferMinutes', '30'], ['noticeHours', '24']] as const) {
    form.append(name, value)
  }
  return hoursDraftIn(form)
}

function after(draft: HoursDraft, ...presses: string[]): HoursDraft {
  return presses.reduce(changeDraft, draft)
}

function errorsOf(draft: HoursDraft) {
  const checked = checkDraft(draft, today)
  return 'errors' in checked ? checked.errors : {}
}

function off(...dates: string[]) {
  return dates.map((date) => ({ date, closed: true }))
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
  expect(draft.exceptions).toEqual([{ date: '2026-03-01', closed: false, start: '10:00', end: '11:00', until: '' }])
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
    ['kind', 'closed'],
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

test('missing, past and duplicate dates get different errors, each at the field that is wrong', () => {
  const open = draftOf(none, today)
  const dates = (...exceptions: [date: string, closed?: boolean, start?: string, end?: string][]) =>
    errorsOf({
      ...open,
      exceptions: exceptions.map(([date, closed = true, start = '08:00', end = '12:00']) => ({
        date,
        closed,
        start,
        end,
        until: '',
      })),
    })
  expect(dates([''])).toEqual({ 'exception.0.date': 'Please select a date' })
  expect(dates(['2026-02-28'])).toEqual({ 'exception.0.date': 'This day has passed' })
  expect(dates([today], ['2026-03-02'])).toEqual({})
  expect(dates(['2026-03-02'], ['2026-03-02'])).toEqual({ 'exception.1.date': expect.stringContaining('twice') })
  expect(dates(['2026-03-02'], ['2026-03-02', false])).toEqual({ 'exception.1.date': expect.stringContaining('twice') })
  expect(dates(['2026-03-02', false], ['2026-03-02', false, '12:00', '14:00'])).toEqual({})
  expect(dates(['2026-03-02', false], ['2026-03-02', false, '11:00', '14:00'])).toEqual({
    'exception.1.times': expect.stringContaining('overlap'),
  })
  expect(dates(['2026-03-02', false, '12:00', '12:00'])).toEqual({
    'exception.0.times': 'The end must be after the start',
  })
})

test('what is posted as a date and is none counts as nothing', () => {
  const odd = posted([
    ['open', '1'],
    ['date', 'soon'],
    ['until.0', '2026-99-99'],
  ])
  expect(odd.exceptions).toMatchObject([{ date: '', until: '' }])
  expect(errorsOf(odd)).toMatchObject({ 'exception.0.date': 'Please select a date' })
  const endless = posted([
    ['open', '1'],
    ['date', '2026-03-02'],
    ['until.0', '+275760-09-13'],
  ])
  expect(errorsOf(endless)).toEqual({})
})

test('a vacation is one row, of 60 days at most', () => {
  const away = (date: string, until: string): HoursDraft => ({
    ...draftOf(none, today),
    exceptions: [
      { date: '2026-03-20', closed: false, ...usual, until: '' },
      { date, closed: true, ...usual, until },
    ],
  })
  const checked = checkDraft(away('2026-03-09', '2026-03-11'), today)
  const dates = 'hours' in checked ? checked.hours.exceptions.map(({ date }) => date) : []
  expect(dates).toEqual(['2026-03-20', '2026-03-09', '2026-03-10', '2026-03-11'])
  expect(errorsOf(away('2026-03-09', '2026-03-09'))).toEqual({})
  expect(errorsOf(away('2026-03-21', '2026-05-19'))).toEqual({})
  const wrong = { 'exception.1.until': expect.stringContaining('60 days') }
  expect(errorsOf(away('2026-03-21', '2026-05-20'))).toEqual(wrong)
  expect(errorsOf(away('2026-03-09', '2026-03-08'))).toEqual(wrong)
  expect(errorsOf(away('2026-03-18', '2026-03-22'))).toEqual({ 'exception.1.date': expect.stringContaining('twice') })
})

test('special hours may go on for several days, and come back as one row', () => {
  const dates = ['2026-12-20', '2026-12-21', '2026-12-22']
  const row = { date: '2026-12-20', closed: false, start: '10:00', end: '14:00', until: '2026-12-22' }
  const checked = checkDraft({ ...draftOf(none, today), exceptions: [row] }, today)
  const range = { start: 600, end: 840 }
  expect('hours' in checked ? checked.hours.exceptions : []).toEqual(dates.map((date) => ({ date, range })))
  const saved = dates.map((date) => ({ date, start: '10:00', end: '14:00' }))
  const other = { date: '2026-12-23', start: '10:00', end: '15:00' }
  expect(draftOf({ ...none, exceptions: [...saved, other] }, today).exceptions).toEqual([
    row,
    { ...other, closed: false, until: '' },
  ])
})

test('saved days off that follow one another come back as one row, of 60 days at most', () => {
  const rows = (exceptions: { date: string; closed?: boolean; start?: string; end?: string }[]) =>
    draftOf({ ...none, exceptions }, today).exceptions.map(({ date, until }) => [date, until])
  expect(rows(off('2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02', '2026-03-04'))).toEqual([
    ['2026-03-01', '2026-03-02'],
    ['2026-03-04', ''],
  ])
  const special = { date: '2026-03-10', start: '10:00', end: '11:00' }
  expect(rows([...off('2026-03-09'), special, ...off('2026-03-11')])).toHaveLength(3)

  const season = Array.from({ length: 95 }, (_, day) => plusDays(today, day))
  const draft = draftOf({ ...none, exceptions: off(...season) }, today)
  expect(draft.exceptions.map(({ until }) => until)).toEqual(['2026-04-29', '2026-06-03'])
  const checked = checkDraft(draft, today)
  expect('hours' in checked ? checked.hours.exceptions.map(({ date }) => date) : []).toEqual(season)
})

test('more than 400 days off are refused in words, at the list', () => {
  const exceptions = Array.from({ length: 7 }, (_, count) => {
    const date = plusDays(today, 60 * count)
    return { date, closed: true, ...usual, until: plusDays(date, 59) }
  })
  expect(errorsOf({ ...draftOf(none, today), exceptions })).toEqual({
    exceptions: 'At most 400 days can be off or have special hours',
  })
})

test('a week without an open day is refused, because it would mean the default hours', () => {
  const closed = posted([])
  expect(errorsOf(closed)).toEqual({ days: expect.stringContaining('at least one day') })
  expect(scheduleOf(closed, 'America/New_York')).toBeNull()
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
  expect(posted(dates).exceptions).toHaveLength(401)
  expect(posted([['open', '1'], ...starts]).days[0]?.ranges).toHaveLength(71)
  expect(errorsOf(posted(dates))).not.toEqual({})
  expect(errorsOf(posted([['open', '1'], ...starts]))).toMatchObject({
    days: 'A week can have 70 pairs of times at most',
  })
})
