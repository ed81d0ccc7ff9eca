import { expect, test } from 'vitest'

import { freeStarts, isTaken, checkStart } from './availability.ts'
import { longestSpell, type Schedule } from './schedule.ts'

const hour = (hours: number, minutes = 0) => hours * 60 + minutes
const at = (instant: string) => new Date(instant)
const longAgo = at('2026-01-05T12:00:00Z')

/** Los Angeles, without hours of its own, unless overridden. */
function schedule(changes: Partial<Schedule> = {}): Schedule {
  return {
    timeZone: 'America/Los_Angeles',
    weekly: [],
    exceptions: [],
    away: [],
    bufferMinutes: 0,
    noticeHours: 0,
    ...changes,
  }
}

function everyDay(start: number, end: number) {
  return [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, start, end }))
}

function times(of: Schedule, date: string, day: Partial<Parameters<typeof freeStarts>[1]> = {}) {
  return freeStarts(of, { date, durationMinutes: 60, now: longAgo, busy: [], ...day }).map(({ time }) => time)
}

const hourly = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${String(from + index).padStart(2, '0')}:00`)

test('a pro who has set no hours offers eleven hourly starts on every day of the week', () => {
  for (const date of ['2026-03-02', '2026-03-07', '2026-03-15']) expect(times(schedule(), date)).toEqual(hourly(8, 18))
})

test("a visit must end before the pro's hours do", () => {
  expect(times(schedule(), '2026-03-02', { durationMinutes: 90 })).toEqual(hourly(8, 17))
  expect(times(schedule(), '2026-03-02', { durationMinutes: 11 * 60 })).toEqual(['08:00'])
  expect(times(schedule(), '2026-03-02', { durationMinutes: 11 * 60 + 15 })).toEqual([])
})

test('starts are counted from the beginning of each range, on its weekday only', () => {
  const monday = [
    { weekday: 1, start: hour(13, 15), end: hour(16) },
    { weekday: 1, start: hour(8, 30), end: hour(11) },
  ]
  expect(times(schedule({ weekly: monday }), '2026-03-02')).toEqual(['08:30', '09:30', '13:15', '14:15'])
  expect(times(schedule({ weekly: monday }), '2026-03-03')).toEqual([])
})

test('Sunday is 0 and Saturday is 6', () => {
  const weekend = [0, 6].map((weekday) => ({ weekday, start: hour(9), end: hour(10) }))
  const week = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07']
  expect(week.filter((date) => times(schedule({ weekly: weekend }), date).length > 0)).toEqual([
    '2026-03-01',
    '2026-03-07',
  ])
})

test('a day may last until midnight', () => {
  expect(times(schedule({ weekly: everyDay(0, 1440) }), '2026-03-02')).toEqual(hourly(0, 23))
})

test('an exception replaces the weekday, either off or with other hours', () => {
  const exceptions = [
    { date: '2026-03-02', range: null },
    { date: '2026-03-03', range: { start: hour(10), end: hour(12) } },
    { date: '2026-03-03', range: { start: hour(20), end: hour(21) } },
  ]
  expect(times(schedule({ exceptions }), '2026-03-02')).toEqual([])
  expect(times(schedule({ exceptions }), '2026-03-03')).toEqual(['10:00', '11:00', '20:00'])
  expect(times(schedule({ exceptions }), '2026-03-04')).toEqual(hourly(8, 18))
})

test('hours away are taken out of any day, and the other starts stay where they are', () => {
  const errand = { date: '2026-03-02', start: hour(10, 30), end: hour(12) }
  const busy = schedule({ away: [errand], bufferMinutes: 60 })
  expect(times(busy, '2026-03-02')).toEqual(['08:00', '09:00', ...hourly(12, 18)])
  expect(times(busy, '2026-03-02', { durationMinutes: 150 })).toEqual(['08:00', ...hourly(12, 16)])
  expect(times(busy, '2026-03-03')).toEqual(hourly(8, 18))

  const both = schedule({ away: [errand, { ...errand, start: hour(11), end: hour(18, 30) }] })
  expect(times(both, '2026-03-02')).toEqual(['08:00', '09:00'])
  const special = [{ date: '2026-03-02', range: { start: hour(10), end: hour(13) } }]
  expect(times(schedule({ away: [errand], exceptions: special }), '2026-03-02')).toEqual(['12:00'])
  const allDay = [{ date: '2026-03-02', start: 0, end: hour(24) }]
  expect(times(schedule({ away: allDay }), '2026-03-02')).toEqual([])
})

test('hours away are those of the clock on the day on which it changes', () => {
  const nights = schedule({
    weekly: everyDay(0, hour(6)),
    away: [{ date: '2026-03-08', start: hour(2, 30), end: hour(4) }],
  })
  expect(times(nights, '2026-03-08')).toEqual(['00:00', '01:00', '04:00', '05:00'])
})

test('the longest working time has no break, and is not on a day that is over', () => {
  const weekly = [
    { weekday: 1, start: hour(8), end: hour(12) },
    { weekday: 1, start: hour(13), end: hour(18) },
  ]
  const exceptions = [{ date: '2026-03-02', range: { start: hour(6), end: hour(20) } }]
  const longest = (now: string) => longestSpell(schedule({ weekly, exceptions }), at(now)) / 60
  expect(longest('2026-03-03T07:59:00Z')).toBe(14) // the evening of the 2nd in Los Angeles
  expect(longest('2026-03-03T08:00:00Z')).toBe(5)
})

test('starts in the past are not offered, and notice is counted in real hours', () => {
  const now = at('2026-03-02T18:00:00Z') // 10:00 in Los Angeles
  expect(times(schedule(), '2026-03-02', { now })).toEqual(hourly(11, 18))
  expect(times(schedule({ noticeHours: 2 }), '2026-03-02', { now })).toEqual(hourly(12, 18))
  expect(times(schedule({ noticeHours: 24 }), '2026-03-03', { now })).toEqual(hourly(10, 18))
  expect(times(schedule(), '2026-03-01', { now })).toEqual([])
})

test('today is the local date of the business, not the date in UTC', () => {
  const now = at('2026-03-03T02:00:00Z') // the evening of the 2nd in Los Angeles
  expect(times(schedule({ weekly: everyDay(hour(20), hour(22)) }), '2026-03-02', { now })).toEqual(['20:00', '21:00'])
})

test('a hundred and eighty days ahead is the last bookable day', () => {
  const now = at('2026-01-01T20:00:00Z')
  expect(times(schedule(), '2026-06-30', { now })).toHaveLength(11)
  expect(times(schedule(), '2026-07-01', { now })).toEqual([])
  const check = (date: string) => checkStart(schedule(), { date, time: '10:00', durationMinutes: 60 }, now)
  expect(check('2026-06-30')).toMatchObject({ start: { time: '10:00' } })
  expect(check('2026-07-01')).toMatchObject({ fields: { requestDate: expect.any(String) } })
})

test('an accepted visit blocks every start that would overlap it', () => {
  const busy = [{ startsAt: at('2026-03-02T18:00:00Z'), endsAt: at('2026-03-02T19:30:00Z') }] // 10:00–11:30
  expect(times(schedule(), '2026-03-02', { busy })).toEqual(['08:00', '09:00', ...hourly(12, 18)])
  expect(times(schedule(), '2026-03-02', { busy, durationMinutes: 120 })).toEqual(['08:00', ...hourly(12, 17)])
})

test('the buffer is the minimum gap before and after a visit', () => {
  const busy = [{ startsAt: at('2026-03-02T20:00:00Z'), endsAt: at('2026-03-02T21:00:00Z') }] // 12:00–13:00
  expect(times(schedule({ bufferMinutes: 30 }), '2026-03-02', { busy })).toEqual([...hourly(8, 10), ...hourly(14, 18)])
  const appointment = { startsAt: at('2026-03-02T21:30:00Z'), endsAt: at('2026-03-02T22:30:00Z') }
  expect([0, 30, 31].map((buffer) => isTaken(appointment, busy, buffer))).toEqual([false, false, true])
})

test('in spring the skipped hour is not offered', () => {
  const night = schedule({ timeZone: 'America/New_York', weekly: everyDay(0, hour(6)) })
  expect(times(night, '2026-03-07')).toEqual(hourly(0, 5))
  expect(times(night, '2026-03-08')).toEqual(['00:00', '01:00', '03:00', '04:00', '05:00'])
})

test('in fall the repeated hour means its first occurrence, and durations count real minutes', () => {
  const night = schedule({ timeZone: 'America/New_York', weekly: everyDay(0, hour(3)) })
  const day = { date: '2026-11-01', durationMinutes: 60, now: at('2026-10-01T00:00:00Z'), busy: [] }
  expect(freeStarts(night, day).map(({ time, startsAt }) => `${time} ${startsAt.toISOString()}`)).toEqual([
    '00:00 2026-11-01T04:00:00.000Z',
    '01:00 2026-11-01T05:00:00.000Z',
    '02:00 2026-11-01T07:00:00.000Z',
  ])
  // Four real hours lie between 00:00 and 03:00 that night, and two between them in spring.
  expect(freeStarts(night, { ...day, durationMinutes: 240 }).map(({ time }) => time)).toEqual(['00:00'])
  expect(times(night, '2026-03-08', { durationMinutes: 120 })).toEqual(['00:00'])
  expect(times(night, '2026-03-08', { durationMinutes: 180 })).toEqual([])
})

test('a range may end in the skipped hour', () => {
  const night = schedule({ timeZone: 'America/New_York', weekly: everyDay(0, hour(2)) })
  expect(times(night, '2026-03-08')).toEqual(['00:00', '01:00'])
})

test('time zones without clock changes, or with half-hour changes, work as well', () => {
  expect(times(schedule({ timeZone: 'America/Phoenix', weekly: everyDay(0, 1440) }), '2026-03-08')).toHaveLength(24)
  const lordHowe = schedule({ timeZone: 'Australia/Lord_Howe', weekly: everyDay(0, hour(5)) })
  expect(times(lordHowe, '2026-10-04', { now: at('2026-09-01T00:00:00Z') })).toEqual([
    '00:00',
    '01:00',
    '03:00',
    '04:00',
  ])
})

test('a requested time is answered with its instants, or with the reason it is invalid', () => {
  const now = at('2026-03-02T18:00:00Z')
  const ask = (date: string, time: string, of = schedule(), at = now) => {
    const answer = checkStart(of, { date, time, durationMinutes: 90 }, at)
    return 'fields' in answer ? answer.fields : [answer.start.startsAt.toISOString(), answer.start.endsAt.toISOString()]
  }
  expect(ask('2026-03-03', '09:00')).toEqual(['2026-03-03T17:00:00.000Z', '2026-03-03T18:30:00.000Z'])
  expect(ask('2026-03-01', '09:00')).toHaveProperty('requestDate')
  expect(ask('2026-08-30', '09:00')).toHaveProperty('requestDate')
  expect(ask('2026-03-03', '09:00', schedule({ exceptions: [{ date: '2026-03-03', range: null }] }))).toHaveProperty(
    'requestDate',
  )
  const away = [{ date: '2026-03-03', start: hour(10), end: hour(11) }]
  expect(ask('2026-03-03', '09:00', schedule({ away }))).toHaveProperty('requestTime')
  expect(ask('2026-03-03', '18:00')).toHaveProperty('requestTime')
  expect(ask('2026-03-03', '09:30')).toHaveProperty('requestTime')
  expect(ask('2026-03-02', '09:00')).toHaveProperty('requestTime')
  expect(ask('2026-03-02', '11:00', schedule({ noticeHours: 2 }))).toEqual({
    requestTime: "Please select a later time: this professional needs 2 hours' notice",
  })
  const late = new Date('2026-03-02T18:30:00Z')
  expect(ask('2026-03-02', '11:00', schedule({ noticeHours: 1 }), late)).toEqual({
    requestTime: "Please select a later time: this professional needs one hour's notice",
  })
})
