import { expect, test } from 'vitest'

import { shortDayOf } from './message-times.ts'

test('a day says its year once that is over where the reader is', () => {
  const [posted, newYear] = ['2026-12-20T12:00:00Z', '2027-01-01T05:00:00Z']
  expect(shortDayOf(posted, 'America/Los_Angeles', newYear)).toBe('Dec 20')
  expect(shortDayOf(posted, 'Europe/Paris', newYear)).toBe('Dec 20, 2026')
})
