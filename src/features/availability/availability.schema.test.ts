import { expect, test } from 'vitest'

import { AvailabilityQuery, Hours, hoursAsText } from './availability.schema.ts'

const plain = { weekly: [], exceptions: [], bufferMinutes: 0, noticeHours: 0 }
const accepts = (changes: object) => Hours.safeParse({ ...plain, ...changes }).success

test('saved hours are read back unchanged', () => {
  const hours = {
    weekly: [
      { weekday: 1, start: '08:00', end: '12:00' },
      { weekday: 1, start: '13:00', end: '24:00' },
    ],
    exceptions: [
      { date: '2026-12-24', closed: true },
      { date: '2026-12-31', start: '09:15', end: '11:50' },
    ],
    away: [{ date: '2026-12-30', start: '10:00', end: '11:30' }],
    bufferMinutes: 30,
    noticeHours: 24,
  }
  expect(hoursAsText({ ...Hours.parse(hours), away: [{ date: '2026-12-30', start: 600, end: 690 }] })).toEqual(hours)
})

test('all fields but the times away are required, and nothing else is accepted', () => {
  for (const name of Object.keys(plain)) expect(accepts({ [name]: undefined })).toBe(false)
  expect(accepts({ timeZone: 'America/New_York' })).toBe(false)
})

test('ranges run forwards, start on the quarter hour and do not overlap', () => {
  const weekly = (...ranges: [string, string][]) =>
    accepts({ weekly: ranges.map(([start, end]) => ({ weekday: 2, start, end })) })
  expect(weekly(['00:00', '24:00'])).toBe(true)
  expect(weekly(['23:00', '23:59'])).toBe(true)
  expect(weekly(['12:00', '12:00'])).toBe(false)
  expect(weekly(['12:00', '08:00'])).toBe(false)
  expect(weekly(['24:00', '24:00'])).toBe(false)
  expect(weekly(['08:10', '12:00'])).toBe(false)
  expect(weekly(['8:00', '12:00'])).toBe(false)
  expect(weekly(['08:00', '12:00'], ['12:00', '13:00'])).toBe(true)
  expect(weekly(['08:00', '12:00'], ['11:00', '13:00'])).toBe(false)
  expect(accepts({ weekly: [{ weekday: 7, start: '08:00', end: '12:00' }] })).toBe(false)
})

const exceptions = (...days: object[]) => accepts({ exceptions: days })

test('an exception has a real date, and is either a day off or has hours', () => {
  const open = { date: '2026-12-24', start: '08:00', end: '12:00' }
  expect(exceptions(open, { ...open, start: '13:00', end: '14:00' })).toBe(true)
  expect(exceptions(open, { date: '2026-12-24', closed: true })).toBe(false)
  expect(exceptions(open, open)).toBe(false)
  expect(exceptions({ date: '2026-12-24' })).toBe(false)
  expect(exceptions({ date: '2026-12-24', closed: false })).toBe(false)
  for (const date of ['2026-02-30', '0000-01-01', '0026-12-24'])
    expect(exceptions({ date, closed: true }), date).toBe(false)
})

const away = (...times: object[]) => accepts({ away: times })

test('times away run forwards on a real date, and may overlap', () => {
  const errand = { date: '2026-12-24', start: '10:00', end: '11:30' }
  expect(away(errand, errand, { ...errand, start: '11:00', end: '24:00' })).toBe(true)
  expect(away({ ...errand, end: '10:00' })).toBe(false)
  for (const date of ['2026-02-30', '0000-01-01', '0026-12-24']) expect(away({ ...errand, date }), date).toBe(false)
  expect(away({ date: '2026-12-24', closed: true })).toBe(false)
  expect(away(...Array.from({ length: 401 }, () => errand))).toBe(false)
})

test('buffer and notice have their limits', () => {
  expect([0, 240].map((bufferMinutes) => accepts({ bufferMinutes }))).toEqual([true, true])
  expect([-1, 241, 1.5].map((bufferMinutes) => accepts({ bufferMinutes }))).toEqual([false, false, false])
  expect([0, 720].map((noticeHours) => accepts({ noticeHours }))).toEqual([true, true])
  expect([-1, 721, '2'].map((noticeHours) => accepts({ noticeHours }))).toEqual([false, false, false])
})

test('free times are listed for at most sixty days', () => {
  expect(AvailabilityQuery.parse({})).toEqual({ days: 14, durationMinutes: 60 })
  expect(AvailabilityQuery.parse({ from: '2026-12-24', days: '60', durationMinutes: '90' })).toMatchObject({
    days: 60,
    durationMinutes: 90,
  })
  for (const wrong of [{ days: '61' }, { days: '0' }, { days: 'x' }, { from: 'today' }, { from: '2026-02-30' }]) {
    expect(AvailabilityQuery.safeParse(wrong).success).toBe(false)
  }
  for (const durationMinutes of ['0', '-60', '14', '1.5', '99999999']) {
    expect(AvailabilityQuery.safeParse({ durationMinutes }).success).toBe(false)
  }
})
