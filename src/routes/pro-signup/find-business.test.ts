import { expect, test } from 'vitest'

import { findBusiness } from './find-business.server.ts'

test('a complete address is found by its ZIP code, with the service area around it', () => {
  const found = findBusiness({ city: 'Pasadena', state: 'CA', zip: ' 91101-1234 ', serviceRadius: '40' })
  expect(found).toMatchObject({ label: 'Pasadena, CA 91101', radiusMiles: 40 })
  expect(found?.view.picture).toBe('/maps/34.15,-118.14,50.svg')
})

test('while city, state or ZIP code is missing, and where nobody lives, there is nothing to show', () => {
  expect(findBusiness({})).toBeNull()
  expect(findBusiness({ city: 'Pasadena', state: 'CA', zip: '9110' })).toBeNull()
  expect(findBusiness({ city: 'P', state: 'CA', zip: '91101' })).toBeNull()
  expect(findBusiness({ city: 'Qqxz', state: 'Qq', zip: '00000' })).toBeNull()
})

const near = (serviceRadius: string) => findBusiness({ city: 'Pasadena', state: 'CA', zip: '91101', serviceRadius })

test('an invalid radius does not break the map', () => {
  expect(['', 'many', '-3', '1e9'].map((radius) => near(radius)?.radiusMiles)).toEqual([15, 15, 15, 15])
})
