import { expect, test } from 'vitest'
import {
  formatDate,
  formatDateIn,
  formatDay,
  formatDayIn,
  formatLength,
  formatInstant,
  formatMiles,
  formatMoney,
  formatPrice,
  formatRating,
  formatTime,
  fullName,
  initials,
  plural,
} from './format.ts'
import { formatShortDay } from './short-day.ts'

test('cents become dollars with two decimals and thousands', () => {
  expect(formatMoney(3999)).toBe('$39.99')
  expect(formatMoney(40788)).toBe('$407.88')
  expect(formatMoney(124000)).toBe('$1,240.00')
  expect(formatMoney(0)).toBe('$0.00')
})

test('a price in whole dollars has no cents', () => {
  expect(formatPrice(6500)).toBe('$65')
  expect(formatPrice(100_000)).toBe('$1,000')
  expect(formatPrice(8950)).toBe('$89.50')
})

test('a calendar date is the same day wherever the reader is', () => {
  expect(formatDate('2026-11-24')).toBe('November 24, 2026')
  expect(formatDay('2026-11-24')).toBe('Tuesday, November 24, 2026')
})

test('an instant is shown in local time', () => {
  const instant = '2026-11-24T02:30:00.000Z'
  expect(formatDateIn(instant, 'America/Los_Angeles')).toBe('November 23, 2026')
  expect(formatDayIn(instant, 'America/Los_Angeles')).toBe('Monday, November 23, 2026')
  expect(formatInstant(instant, 'America/Los_Angeles')).toBe('November 23, 2026 at 6:30 PM')
  expect(formatInstant(new Date(instant), 'UTC')).toBe('November 24, 2026 at 2:30 AM')
})

test('times use the twelve-hour clock, also at midnight and noon', () => {
  expect(formatTime('00:00')).toBe('12:00 AM')
  expect(formatTime('08:00')).toBe('8:00 AM')
  expect(formatTime('12:15')).toBe('12:15 PM')
  expect(formatTime('18:00:00')).toBe('6:00 PM')
})

test('lengths under an hour are in minutes, longer ones in hours, to the quarter', () => {
  expect([15, 60, 75, 90, 120].map(formatLength)).toEqual([
    '15 minutes',
    '1 hour',
    '1.25 hours',
    '1.5 hours',
    '2 hours',
  ])
})

test('a short day is a month and a number', () => {
  expect(formatShortDay('2026-11-24')).toBe('Nov 24')
})

test('ratings have one decimal, miles at most one', () => {
  expect(formatRating(5)).toBe('5.0')
  expect(formatRating(4.86)).toBe('4.9')
  expect(formatMiles(25)).toBe('25 miles')
  expect(formatMiles(1)).toBe('1 mile')
  expect(formatMiles(3.06)).toBe('3.1 miles')
})

test('nouns agree with their number', () => {
  expect(plural(1, 'review')).toBe('1 review')
  expect(plural(0, 'review')).toBe('0 reviews')
  expect(plural(1280, 'reply', 'replies')).toBe('1,280 replies')
})

test('initials come from the first and the last name, or show that there is none', () => {
  expect(initials('Maria Delgado')).toBe('MD')
  expect(initials('ana maria de la cruz')).toBe('AC')
  expect(initials('Cher')).toBe('C')
  expect(initials('😀 Okafor')).toBe('😀O')
  expect(initials('')).toBe('?')
})

test("a deleted account's full name has no trailing space", () => {
  expect(fullName({ firstName: 'Dana', lastName: 'Whitfield' })).toBe('Dana Whitfield')
  expect(fullName({ firstName: 'Former member', lastName: '' })).toBe('Former member')
})
