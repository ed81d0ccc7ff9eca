import { expect, test } from 'vitest'

import { greetingAt } from './greeting.ts'

test('the greeting follows the local time of the business', () => {
  const noonInUtc = new Date('2026-07-01T12:00:00Z')
  expect(greetingAt(noonInUtc, 'UTC')).toBe('Good afternoon')
  expect(greetingAt(noonInUtc, 'America/Los_Angeles')).toBe('Good morning')
  expect(greetingAt(noonInUtc, 'Pacific/Honolulu')).toBe('Good evening')
  expect(greetingAt(new Date('2026-07-01T00:00:00Z'), 'UTC')).toBe('Good evening')
})
