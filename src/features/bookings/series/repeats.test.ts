import { expect, test } from 'vitest'

import { daysAhead } from '../../availability/availability.ts'
import { plusDays } from '../../availability/local-time.ts'
import { isTooLong, lastDateOf, type Repeat } from './repeats.ts'

test('a series may last until the last day that can be booked, and no day longer', () => {
  const today = '2026-03-01'
  const weekly: Repeat = { everyWeeks: 1, times: 4 }
  const last = plusDays(today, daysAhead)
  const first = plusDays(last, -21)
  expect(lastDateOf(first, weekly)).toBe(last)
  expect(isTooLong(first, weekly, today)).toBe(false)
  expect(isTooLong(plusDays(first, 1), weekly, today)).toBe(true)
})
