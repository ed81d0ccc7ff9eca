import { expect, test } from 'vitest'

import { shortTimeOf } from './message-times.ts'

test("a date includes its year unless that is the reader's current one", () => {
  const [posted, newYear] = ['2026-12-20T12:00:00Z', '2027-01-01T05:00:00Z']
  expect(shortTimeOf(posted, 'America/Los_Angeles', newYear)).toBe('Dec 20')
  expect(shortTimeOf(posted, 'Europe/Paris', newYear)).toBe('Dec 20, 2026')
})

test("today's messages show the time, in the reader's time zone", () => {
  const [posted, now] = ['2026-11-23T07:30:00Z', '2026-11-23T08:30:00Z']
  expect(shortTimeOf(posted, 'Europe/Paris', now)).toBe('8:30 AM')
  expect(shortTimeOf(posted, 'America/Los_Angeles', now)).toBe('Nov 22')
})
