import { expect, test } from 'vitest'

import { hoursAsText } from './availability.schema.ts'
import { changeDraft, intents } from './hours-change.ts'
import { checkDraft } from './hours-draft.schema.ts'
import { errorsOf, none, posted, today, usual } from './hours-draft.fixture.ts'
import { draftOf, type HoursDraft, type HoursText } from './hours-draft.ts'
import { scheduleOfDraft } from './hours-from-draft.ts'
import { plusDays } from './local-time.ts'

function off(...dates: string[]) {
  return dates.map((date) => ({ date, closed: true }))
}

test('missing, past and duplicate dates get different errors, each at the field that is wrong', () => {
  const open = draftOf(none, today)
  const dates = (...exceptions: [date: string, closed?: boolean, start?: string, end?: string][]) =>
    errorsOf({
      ...open,
      exceptions: exceptions.map(([date, closed = true, start = '08:00', end = '12:00']) => ({
        date,
        kind: closed ? 'off' : 'open',
        start,
        end,
        until: '',
        isFolded: false,
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

function vacation(date: string, until: string): HoursDraft {
  return {
    ...draftOf(none, today),
    exceptions: [
      { date: '2026-03-20', kind: 'open', ...usual, until: '', isFolded: false },
      { date, kind: 'off', ...usual, until, isFolded: false },
    ],
  }
}

test('a vacation is one row, of 60 days at most', () => {
  const checked = checkDraft(vacation('2026-03-09', '2026-03-11'), today)
  const dates = 'hours' in checked ? checked.hours.exceptions.map(({ date }) => date) : []
  expect(dates).toEqual(['2026-03-20', '2026-03-09', '2026-03-10', '2026-03-11'])
  expect(errorsOf(vacation('2026-03-09', '2026-03-09'))).toEqual({})
  expect(errorsOf(vacation('2026-03-21', '2026-05-19'))).toEqual({})
  const wrong = { 'exception.1.until': expect.stringContaining('60 days') }
  expect(errorsOf(vacation('2026-03-21', '2026-05-20'))).toEqual(wrong)
  expect(errorsOf(vacation('2026-03-09', '2026-03-08'))).toEqual(wrong)
  expect(errorsOf(vacation('2026-03-18', '2026-03-22'))).toEqual({
    'exception.1.date': expect.stringContaining('twice'),
  })
})

test('special hours may go on for several days, and come back as one row', () => {
  const dates = ['2026-12-20', '2026-12-21', '2026-12-22']
  const shown = { kind: 'open' as const, isFolded: false }
  const row = { date: '2026-12-20', ...shown, start: '10:00', end: '14:00', until: '2026-12-22' }
  const checked = checkDraft({ ...draftOf(none, today), exceptions: [row] }, today)
  const range = { start: 600, end: 840 }
  expect('hours' in checked ? checked.hours.exceptions : []).toEqual(dates.map((date) => ({ date, range })))
  const saved = dates.map((date) => ({ date, start: '10:00', end: '14:00' }))
  const other = { date: '2026-12-23', start: '10:00', end: '15:00' }
  expect(draftOf({ ...none, exceptions: [...saved, other] }, today).exceptions).toEqual([
    row,
    { ...other, ...shown, until: '' },
  ])
})

test('hours away are saved next to the days off, and come back as one row for days that follow one another', () => {
  const errands = posted([
    ['open', '1'],
    ['date', '2026-03-10'],
    ['kind', 'away'],
    ['from', '09:00'],
    ['to', '10:30'],
    ['date', '2026-03-12'],
    ['kind', 'off'],
    ['from', '09:00'],
    ['to', '10:00'],
    ['date', '2026-03-10'],
    ['kind', 'away'],
    ['from', '15:00'],
    ['to', '16:00'],
    ['until.0', '2026-03-11'],
    ['until.2', '2026-03-11'],
  ])
  const [morning, afternoon] = [
    { start: 540, end: 630 },
    { start: 900, end: 960 },
  ]
  const away = [morning, afternoon].flatMap((range) => [
    { date: '2026-03-10', ...range },
    { date: '2026-03-11', ...range },
  ])
  expect(checkDraft(errands, today)).toMatchObject({
    hours: { exceptions: [{ date: '2026-03-12', range: null }], away },
  })
  expect(scheduleOfDraft(errands, 'America/New_York')).toMatchObject({ away })

  const saved = ['2026-02-28', '2026-03-10', '2026-03-11'].flatMap((date) => [
    { date, start: '09:00', end: '10:30' },
    { date, start: '15:00', end: '16:00' },
  ])
  const read = draftOf({ ...none, away: saved, exceptions: off('2026-03-12') }, today)
  expect(read.exceptions).toMatchObject([
    { date: '2026-03-10', kind: 'away', start: '09:00', until: '2026-03-11' },
    { date: '2026-03-10', kind: 'away', start: '15:00', until: '2026-03-11' },
    { date: '2026-03-12', kind: 'off', until: '' },
  ])
  expect(changeDraft(read, intents.addAway()).exceptions.at(-1)).toMatchObject({ date: '', kind: 'away' })
})

test('what is wrong with hours away is said in their row', () => {
  const wrong = { date: '', kind: 'away' as const, start: '10:00', end: '09:00', until: '', isFolded: false }
  const exceptions = [{ ...wrong, date: '2026-03-02', kind: 'off' as const }, wrong]
  expect(errorsOf({ ...draftOf(none, today), exceptions })).toEqual({
    'exception.1.date': 'Please select a date',
    'exception.1.times': 'The end must be after the start',
  })
})

function rows(exceptions: HoursText['exceptions']) {
  return draftOf({ ...none, exceptions }, today).exceptions.map(({ date, until }) => [date, until])
}

test('saved days off that follow one another come back as one row, of 60 days at most', () => {
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
    return { date, kind: 'off' as const, ...usual, until: plusDays(date, 59), isFolded: false }
  })
  expect(errorsOf({ ...draftOf(none, today), exceptions })).toEqual({
    exceptions: 'At most 400 days can be off or have special hours',
  })
})

test('as many days off and hours away as can be stored are all in the form, and saved again with it', () => {
  const [days, errands] = [0, 1].map((first) =>
    Array.from({ length: 400 }, (_, day) => plusDays(today, 2 * day + first)),
  )
  const stored = {
    ...none,
    exceptions: off(...(days ?? [])),
    away: (errands ?? []).map((date) => ({ date, start: '10:00', end: '12:00' })),
  }
  const rows = draftOf(stored, today).exceptions.flatMap(({ date, kind, start, end }, row): [string, string][] => [
    ['date', date],
    ['kind', kind],
    ['from', start],
    ['to', end],
    [`until.${row}`, ''],
  ])
  const checked = checkDraft(posted([['open', '1'], ...rows]), today)
  expect('hours' in checked && hoursAsText({ ...checked.hours, away: checked.hours.away ?? [] })).toMatchObject({
    exceptions: stored.exceptions,
    away: stored.away,
  })
})
