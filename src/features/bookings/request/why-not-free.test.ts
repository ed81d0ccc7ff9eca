import { expect, test } from 'vitest'

import { whyNotFree } from './why-not-free.ts'

const dates = { date: '2026-12-01', firstFree: '2026-11-24', today: '2026-11-23', last: '2027-05-22' }
const wanted = { ...dates, chosen: undefined }
const on = (date: string) => whyNotFree([], { ...wanted, date })

test('a day that has passed or is too far ahead is not said to be booked out', () => {
  expect(on('2026-11-22')).toBe('This day has passed. Please choose another day.')
  expect(on('2026-11-23')).toBe('No times are free on this day. Please choose another day.')
  expect(on('2027-05-22')).toBe('No times are free on this day. Please choose another day.')
  expect(on('2027-05-23')).toBe('Visits can be requested up to Saturday, May 22, 2027. Please choose an earlier day.')
})

test('nothing is said before a day is chosen, while its times are unknown, and when the chosen one is free', () => {
  expect(whyNotFree(undefined, { ...wanted, date: '' })).toBeUndefined()
  expect(whyNotFree(undefined, { ...wanted, chosen: '09:00' })).toBeUndefined()
  expect(whyNotFree(['09:00'], { ...wanted, chosen: '09:00' })).toBeUndefined()
  expect(whyNotFree(['10:00'], { ...wanted, chosen: '09:00' })).toBe(
    '9:00 AM is not free on this day. Please choose another time.',
  )
})

test('a pro without any free time is written to instead, unless a day was chosen', () => {
  const never = { ...wanted, firstFree: '' }
  expect(whyNotFree(undefined, { ...never, date: '' })).toBe(
    'This pro has no free times for now. Please write them a message instead.',
  )
  expect(whyNotFree([], never)).toBe('No times are free on this day. Please choose another day.')
})
