import { expect, test } from 'vitest'

import { asVisitsToday } from './todays-visits.ts'

const kept = { accountId: 'a', day: '2026-03-02', until: '2026-03-03T08:00:00.000Z', visits: [] }

test('kept visits are shown until the end of their day, and not after it', () => {
  expect(asVisitsToday(kept, new Date('2026-03-03T07:59:59Z'))).toEqual(kept)
  expect(asVisitsToday(kept, new Date('2026-03-03T08:00:00Z'))).toBeNull()
})

test('what was kept in another shape is nothing', () => {
  for (const other of [null, 'x', [], { ...kept, visits: null }, { ...kept, until: 'soon' }, { ...kept, day: 3 }]) {
    expect(asVisitsToday(other, new Date(0))).toBeNull()
  }
})
