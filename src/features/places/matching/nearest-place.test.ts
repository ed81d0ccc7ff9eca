import { assert, double, property } from 'fast-check'
import { expect, test } from 'vitest'
import { milesBetween, type Point } from '../distance.ts'
import { gazetteer, zipsByPopulation } from '../gazetteer/gazetteer.server.ts'
import { nearestZip } from './place-nearest.ts'
import { findPoint, placeOfZip } from '../places.server.ts'

const nowhere = { latitude: Number.NaN, longitude: Number.NaN }

test('coordinates get the name of the ZIP code around them', () => {
  const austin = { latitude: 30.2672, longitude: -97.7431 }
  expect(findPoint(austin)).toMatchObject({ ...austin, city: 'Austin', state: 'TX', precision: 'exact' })
  expect(findPoint({ latitude: 40.7484, longitude: -73.9857 })).toMatchObject({ city: 'New York', state: 'NY' })
  const waikiki = findPoint({ latitude: 21.281, longitude: -157.827 })
  expect(waikiki).toMatchObject({ city: 'Honolulu', state: 'HI', timeZone: 'Pacific/Honolulu' })
})

test('no post-office box is ever the nearest', () => {
  expect(placeOfZip('78767')).toMatchObject({ city: 'Austin' })
  const box = placeOfZip('78767')
  expect(box && findPoint(box)?.zip).not.toBe('78767')
})

test('the nearest place is the nearest of all, from anywhere', () => {
  const zips = zipsByPopulation()
  assert(
    property(double({ min: 18, max: 72, noNaN: true }), double({ min: -180, max: -64, noNaN: true }), (...at) => {
      const [latitude, longitude] = at
      const east = Math.cos((latitude * Math.PI) / 180)
      const apart = (zip: Point) => Math.hypot(zip.latitude - latitude, (zip.longitude - longitude) * east)
      const least = Math.min(...zips.map(apart))
      expect(apart(nearestZip(gazetteer(), { latitude, longitude }) ?? nowhere)).toBeCloseTo(least, 9)
    }),
    { numRuns: 30 },
  )
})

test('points abroad or at sea, and points that are not numbers, have no place', () => {
  expect(findPoint({ latitude: 51.5, longitude: -0.12 })).toBeUndefined()
  expect(findPoint({ latitude: 35, longitude: -60 })).toBeUndefined()
  expect(findPoint(nowhere)).toBeUndefined()
})

test('a ZIP code has a place, an invalid one has none', () => {
  expect(placeOfZip('02108')).toMatchObject({ label: 'Boston, MA 02108', timeZone: 'America/New_York' })
  expect(placeOfZip('00000')).toBeUndefined()
  expect(placeOfZip('function Object() { [native code] }')).toBeUndefined()
})

test('distance is in miles over the ground', () => {
  const austin = { latitude: 30.2672, longitude: -97.7431 }
  expect(milesBetween(austin, austin)).toBe(0)
  expect(milesBetween(austin, { latitude: 29.7604, longitude: -95.3698 })).toBeCloseTo(146, 0)
  expect(milesBetween({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(69.1, 0)
  expect(milesBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(12_437, 0)
})
