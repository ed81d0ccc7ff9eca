import { expect, test, vi } from 'vitest'

import { draftOf } from './hours-draft.ts'
import {
  bufferChoices,
  noticeChoices,
  openingHours,
  previewOf,
  shareOfDay,
  spansWords,
  timeChoices,
  weekWords,
  shortZone,
  zoneWords,
} from './hours-words.ts'

const previewContext = {
  timeZone: 'America/Los_Angeles',
  today: '2026-03-01',
  now: new Date('2026-03-01T20:00:00Z'),
  busy: [],
}
const hours = {
  weekly: [{ weekday: 1, start: '08:00', end: '12:00' }],
  exceptions: [],
  away: [],
  bufferMinutes: 0,
  noticeHours: 0,
}

test('times are offered in half hours from midnight to midnight, plus the chosen time if it lies in between', () => {
  expect(timeChoices('start', '08:00')).toHaveLength(48)
  expect(timeChoices('start', '08:00')[0]).toEqual({ value: '00:00', label: '12:00 AM' })
  expect(timeChoices('end', '08:00').at(-1)).toEqual({ value: '24:00', label: 'Midnight' })
  expect(timeChoices('end', '23:59').map(({ value }) => value)).toContain('23:59')
  expect(timeChoices('end', '<b>')).toHaveLength(48)
})

test('the free times of a day are described as spans', () => {
  expect(spans(['07:00', '08:00', '09:00', '12:30'])).toBe('7 AM – 10 AM, 12:30 PM – 1:30 PM')
  expect(spans(['22:00', '22:30', '23:00'])).toBe('10 PM – Midnight')
})

test('buffer and notice are offered in words that a phone does not cut off', () => {
  expect(words(bufferChoices(0), 30)).toBe('At least 30 minutes')
  expect(words(bufferChoices(0), 90)).toBe('At least 1.5 hours')
  expect(words(bufferChoices(20), 20)).toBe('At least 20 minutes')
  expect(words(noticeChoices(0), 24)).toBe('At least 24 hours')
  expect(words(noticeChoices(0), 168)).toBe('At least 7 days')
  expect(words(noticeChoices(0), 0)).toBe('No notice')
})

test('the preview follows the draft, including exceptions and busy times', () => {
  const draft = draftOf(hours, previewContext.today)
  const monday = (changes: object, busy: { startsAt: Date; endsAt: Date }[] = []) =>
    previewOf({ ...draft, ...changes }, { ...previewContext, busy }).find(({ date }) => date === '2026-03-02')?.times
  expect(previewOf(draft, previewContext)).toHaveLength(7)
  expect(monday({})).toEqual(['08:00', '09:00', '10:00', '11:00'])
  const nine = { startsAt: new Date('2026-03-02T17:00:00Z'), endsAt: new Date('2026-03-02T18:00:00Z') }
  expect(monday({}, [nine])).toEqual(['08:00', '10:00', '11:00'])
  expect(monday({ bufferMinutes: 30 }, [nine])).toEqual(['11:00'])
  expect(monday({ noticeHours: 24 })).toEqual([])
  expect(monday({ exceptions: [{ date: '2026-03-02', kind: 'off', start: '', end: '' }] })).toEqual([])
  const errand = { date: '2026-03-02', kind: 'away', start: '09:30', end: '10:30', until: '' }
  expect(monday({ exceptions: [errand] })).toEqual(['08:00', '11:00'])
  expect(monday({ days: draft.days.map(({ weekday, ranges }) => ({ weekday, ranges, open: false })) })).toEqual([])
})

test('a browser without Temporal previews the draft as well, on a day with a clock change, too', () => {
  vi.stubGlobal('Temporal', undefined)
  const nights = [0, 6].map((weekday) => ({ weekday, start: '01:00', end: '05:00' }))
  const draft = draftOf({ ...hours, weekly: nights }, previewContext.today)
  const preview = previewOf(draft, { ...previewContext, today: '2026-03-07' })
  vi.unstubAllGlobals()
  expect(preview.slice(0, 2)).toEqual([
    { date: '2026-03-07', times: ['01:00', '02:00', '03:00', '04:00'] },
    { date: '2026-03-08', times: ['01:00', '03:00', '04:00'] },
  ])
})

test('the opening hours group consecutive days and leave out closed ones', () => {
  const said = (...weekly: ReturnType<typeof open>) =>
    openingHours(weekly).map((line) => line.replaceAll('\u00a0', ' '))
  expect(said()).toEqual(['Every day 8 AM – 7 PM'])
  expect(said(...open(7, 17, 1, 2, 3, 4, 5), ...open(9, 12, 6))).toEqual(['Mon–Fri 7 AM – 5 PM', 'Sat 9 AM – 12 PM'])
  expect(said(...open(8, 12, 1, 3), ...open(13, 24, 1, 3))).toEqual([
    'Mon 8 AM – 12 PM, 1 PM – Midnight',
    'Wed 8 AM – 12 PM, 1 PM – Midnight',
  ])
  expect(said(...open(6, 20, 0, 1, 2, 3, 4, 5, 6))).toEqual(['Every day 6 AM – 8 PM'])
  expect(said(...open(0, 24, 0, 1, 2, 3, 4, 5, 6))).toEqual(['Every day 24 hours'])
})

test('the week is also described as text', () => {
  expect(weekWords(draftOf(hours, previewContext.today).days)).toMatch(/^Monday 8:00 AM to 12:00 PM, Tuesday closed, /)
  expect(shareOfDay({ start: '06:00', end: '12:00' })).toEqual({ from: 0.25, length: 0.25 })
  expect(shareOfDay({ start: '12:00', end: '06:00' })).toBeNull()
})

test('a time zone gets its common name', () => {
  expect(zoneWords('America/Los_Angeles')).toBe('Pacific Time (Los Angeles)')
  expect(shortZone('America/Los_Angeles')).toBe('PT')
  expect(zoneWords('Pacific/Honolulu')).toMatch(/Hawaii.*\(Honolulu\)/)
})

/** From hour to hour on each of these days. */
function open(start: number, end: number, ...weekdays: number[]) {
  return weekdays.map((weekday) => ({ weekday, start: start * 60, end: end * 60 }))
}

function words(choices: { value: number; label: string }[], value: number) {
  return choices.find((choice) => choice.value === value)?.label
}

function spans(times: string[]): string {
  return spansWords(times).join(', ').replaceAll('\u00a0', ' ')
}
