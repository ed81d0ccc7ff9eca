import { expect, test } from 'vitest'

import { timeAgo } from './time-ago.ts'

test.each([
  ['2026-11-24T11:59:40Z', 'just now'],
  ['2026-11-24T12:00:30Z', 'just now'],
  ['2026-11-24T11:59:00Z', '1 minute ago'],
  ['2026-11-24T11:00:01Z', '59 minutes ago'],
  ['2026-11-24T11:00:00Z', '1 hour ago'],
  ['2026-11-24T09:10:00Z', '2 hours ago'],
  ['2026-11-23T12:00:01Z', '23 hours ago'],
  ['2026-11-23T12:00:00Z', '1 day ago'],
  ['2026-11-22T09:10:00Z', '2 days ago'],
  ['2026-11-17T12:00:01Z', '6 days ago'],
  ['2026-11-17T12:00:00Z', 'November 17, 2026'],
  ['2026-11-01T09:10:00Z', 'November 1, 2026'],
])('at noon, the time %s is described as %s', (instant, words) => {
  expect(timeAgo(instant, '2026-11-24T12:00:00Z', 'America/Los_Angeles')).toBe(words)
})
