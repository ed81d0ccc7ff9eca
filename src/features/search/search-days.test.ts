import { expect, test } from 'vitest'

import { localDate, plusDays } from '../availability/local-time.ts'
import { gazetteer } from '../places/gazetteer/gazetteer.server.ts'
import { searchDays } from './search-days.ts'

const { zips } = gazetteer()
const zones = new Set(Array.from({ length: zips.count }, (_, number) => zips.at(number).timeZone))

test('a day can be searched for as long as it is not over everywhere, and as soon as it can be requested anywhere', () => {
  expect(zones.size).toBeGreaterThan(20)
  for (const day of ['2026-01-15', '2026-03-08', '2026-07-04', '2026-11-01']) {
    for (let hour = 0; hour < 24; hour++) {
      const now = new Date(`${day}T${String(hour).padStart(2, '0')}:30:00Z`)
      const todays = [...zones].map((zone) => localDate(zone, now)).toSorted()
      expect(searchDays(now)).toEqual({ first: todays[0], last: plusDays(todays.at(-1) ?? '', 180) })
    }
  }
})

test('around a place its own days count', () => {
  const night = new Date('2026-03-02T07:00:00Z')
  expect(searchDays(night, { timeZone: 'America/New_York' })).toEqual({ first: '2026-03-02', last: '2026-08-29' })
  expect(searchDays(night, { timeZone: 'America/Los_Angeles' })).toEqual({ first: '2026-03-01', last: '2026-08-28' })
})
