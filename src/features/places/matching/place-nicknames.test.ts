import { beforeAll, expect, test } from 'vitest'

import { findPlace, loadPlaces } from '../places.server.ts'

beforeAll(loadPlaces)

test.each([
  ['Vegas', 'Las Vegas, NV'],
  ['Lake Buena Vista, FL', 'Orlando, FL'],
  ['ChampionsGate', 'Davenport, FL'],
  ['Venice Beach', 'Venice, CA'],
  ['Amelia Island, FL', 'Fernandina Beach, FL'],
  ['Sandestin', 'Miramar Beach, FL'],
  ['Ave Maria, FL', 'Immokalee, FL'],
  ['East LA', 'East Los Angeles, CA'],
  ['Sienna, TX', 'Sienna Plantation, TX'],
  ['4S Ranch', 'Rancho Bernardo, CA'],
  ['Hollywood Hills, Los Angeles, CA', 'Hollywood, CA'],
  ['Kingwood', 'Kingwood, TX'],
  ['Delray', 'Delray Beach, FL'],
  ['PSL', 'Port Saint Lucie, FL'],
])('%s is looked for in %s', (typed, town) => {
  expect(findPlace(typed)).toMatchObject({ place: { label: town } })
})

test('a nickname in another state is not that town', () => {
  expect(findPlace('Reunion, CO')).not.toMatchObject({ place: { label: 'Kissimmee, FL' } })
})
