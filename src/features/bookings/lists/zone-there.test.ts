import { expect, test } from 'vitest'

import { booking } from '../../../routes/dev-states/made-up.ts'
import { zoneThere } from './zone-there.ts'

const zone = { short: 'MST', name: 'Mountain Standard Time (Phoenix)' }
const there = { ...booking('accepted', []), timeZone: 'America/Phoenix', zone }
const shownIn = (readerZone: string, scheduledDate: string) => zoneThere({ ...there, scheduledDate }, readerZone)

test('a time is named with its zone where clocks show another one on that day', () => {
  expect(shownIn('America/Phoenix', '2027-01-04')).toBeUndefined()
  expect(shownIn('America/Denver', '2027-01-04')).toBeUndefined()
  expect(shownIn('America/Denver', '2027-06-07')).toBe(zone)
  expect(shownIn('America/Los_Angeles', '2027-01-04')).toBe(zone)
  expect(shownIn('America/Los_Angeles', '2027-06-07')).toBeUndefined()
})

test('once the business is in another zone, everybody reads in which one the time is', () => {
  expect(zoneThere({ ...there, isOldZone: true }, 'America/Phoenix')).toBe(zone)
  expect(zoneThere({ ...there, zone: undefined }, 'Europe/Berlin')).toBeUndefined()
})
