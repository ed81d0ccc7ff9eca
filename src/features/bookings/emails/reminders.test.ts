import { expect, test } from 'vitest'

import { hoursInMs, later } from '../../../platform/durations.ts'
import { appointmentReminderAt } from './reminders.ts'

test('a visit that is accepted exactly a day before it has no reminder of the day before', () => {
  const startsAt = new Date('2026-03-10T17:00:00Z')
  const visit = { startsAt, endsAt: later(startsAt, hoursInMs(1)) }
  const dayBefore = later(startsAt, -hoursInMs(24))
  expect(appointmentReminderAt(later(dayBefore, -1), visit)).toEqual(dayBefore)
  expect(appointmentReminderAt(dayBefore, visit)).toEqual(later(visit.endsAt, hoursInMs(2)))
})
