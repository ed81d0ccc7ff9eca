import { assert, double, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'

import { milesBetween, type Point } from '../places/distance.ts'
import { cellsAround, cellsByPlace, stripsAround } from './circle.ts'

const point = record({
  latitude: double({ min: 17, max: 72, noNaN: true }),
  longitude: double({ min: -178, max: -65, noNaN: true }),
})
const step = double({ min: -1.6, max: 1.6, noNaN: true })
const cellOf = ({ latitude, longitude }: Point) =>
  Math.floor((latitude + 90) / 0.1) * 3600 + Math.floor((longitude + 180) / 0.1)

test('every pro within the radius is in one of the cells', () => {
  assert(
    property(point, step, step, integer({ min: 1, max: 100 }), (center, north, east, miles) => {
      const other = { latitude: center.latitude + north, longitude: center.longitude + east }
      return milesBetween(center, other) > miles || cellsAround(center, miles).includes(cellOf(other))
    }),
    { numRuns: 3000 },
  )
})

test('the cells in the middle and at the rim are the same cells, each once', () => {
  assert(
    property(point, integer({ min: 1, max: 100 }), (center, miles) => {
      const { middle, rim } = cellsByPlace(center, miles)
      expect([...middle, ...rim].toSorted(byNumber)).toEqual(cellsAround(center, miles).toSorted(byNumber))
    }),
    { numRuns: 1000 },
  )
})

const byNumber = (a: number, b: number) => a - b

test('every pro within the radius is in one of the strips, whatever their height', () => {
  assert(
    property(point, step, step, double({ min: 0.1, max: 100, noNaN: true }), (center, north, east, miles) => {
      const other = { latitude: center.latitude + north, longitude: center.longitude + east }
      const row = Math.floor((other.latitude + 90) / 0.02)
      const strip = stripsAround(center, miles, 0.02).find((one) => one.row === row)
      const isIn = strip && strip.west <= other.longitude && other.longitude <= strip.east
      return milesBetween(center, other) > miles || isIn === true
    }),
    { numRuns: 3000 },
  )
})

test('the strips cover hardly more than the circle', () => {
  const center = { latitude: 34.15, longitude: -118.14 }
  const squareMiles = stripsAround(center, 10, 0.02)
    .map(({ west, east }) => 0.02 * 69.1 * (east - west) * 69.1 * Math.cos((34.15 * Math.PI) / 180))
    .reduce((sum, area) => sum + area, 0)
  expect(squareMiles / (Math.PI * 10 ** 2)).toBeLessThan(1.2)
})

test('the largest circle reads a few hundred cells, each once', () => {
  const cells = cellsAround({ latitude: 34.15, longitude: -118.14 }, 50)
  expect(cells.length).toBeLessThan(260)
  expect(new Set(cells).size).toBe(cells.length)
})
