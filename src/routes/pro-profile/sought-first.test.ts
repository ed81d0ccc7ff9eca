import { expect, test } from 'vitest'

import { rememberSearch } from '../../features/places/last-search.ts'
import type { ProService } from '../../features/pros/pro.ts'
import { soughtFirst } from './sought-first.ts'

const service = (name: string, categoryName: string): ProService => ({
  id: name,
  name,
  description: '',
  categoryId: 1,
  categoryName,
  priceCents: 100_00,
  priceType: 'fixed',
  durationMinutes: 60,
})
const services = [
  service('Weekly', 'Regular Maintenance'),
  service('Pump', 'Equipment Repair'),
  service('Algae', 'Chemical Treatment'),
  service('Heater', 'Equipment Repair'),
]

const shown = () => soughtFirst(services).map(({ name }) => name)

test('a profile shows first what was searched for; the rest, and everything without a search, as its pro ordered it', () => {
  expect(shown()).toEqual(['Weekly', 'Pump', 'Algae', 'Heater'])
  rememberSearch({ place: null, kind: 'Equipment Repair' })
  expect(shown()).toEqual(['Pump', 'Heater', 'Weekly', 'Algae'])
  rememberSearch({ place: null, kind: null })
  expect(shown()).toEqual(['Weekly', 'Pump', 'Algae', 'Heater'])
})
