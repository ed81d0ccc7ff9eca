import { expect, test } from 'vitest'

import { findPlace } from '../places.server.ts'

test.each([
  ['12 Main St Albuqerque NM', 'Albuquerque, NM'],
  ['123 Main St Autsin', 'Austin, TX'],
  ['Autsin, Txas', 'Austin, TX'],
  ['Orange County, Califronia', 'Orange County, CA'],
  ['Port Washingtn', 'Port Washington, NY'],
])('%s, with typos in a town, its state or both, is corrected to %s', (typed, label) => {
  expect(findPlace(typed)).toMatchObject({ status: 'ok', corrected: true, place: { label } })
})
