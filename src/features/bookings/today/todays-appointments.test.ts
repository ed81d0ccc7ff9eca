import { expect, test } from 'vitest'

import { asTodaysAppointments } from './todays-appointments.ts'

const kept = { accountId: 'a', day: '2026-03-02', until: '2026-03-03T08:00:00.000Z', visits: [] }

test('stored visits are shown until the end of their day, and not after it', () => {
  expect(asTodaysAppointments(kept, new Date('2026-03-03T07:59:59Z'))).toEqual(kept)
  expect(asTodaysAppointments(kept, new Date('2026-03-03T08:00:00Z'))).toBeNull()
})

test('stored visits in an unknown format are ignored', () => {
  for (const other of [null, 'x', [], { ...kept, visits: null }, { ...kept, until: 'soon' }, { ...kept, day: 3 }]) {
    expect(asTodaysAppointments(other, new Date(0))).toBeNull()
  }
})
