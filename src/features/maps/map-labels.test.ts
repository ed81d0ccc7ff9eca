import { expect, test } from 'vitest'
import { labelExtent, labelTowns, placeAroundPins } from './map-labels.ts'
import { mapView } from './map-view.server.ts'

const town = (name: string, x: number, y: number, population: number) => ({ name, x, y, population })

test('the larger of two neighboring towns is labeled first, the smaller one once zoomed in', () => {
  const labels = labelTowns([town('Austin', 0, 0, 900_000), town('Rollingwood', 200, -100, 1_400)], 6880)
  expect(labels.map(({ name, level }) => [name, level > 0])).toEqual([
    ['Austin', false],
    ['Rollingwood', true],
  ])
})

test('a town that is too close to another at every level has no label', () => {
  expect(labelTowns([town('Austin', 0, 0, 900_000), town('Downtown', 1, 1, 9_000)], 6880)).toHaveLength(1)
})

test('no two labels overlap at their own level or closer', () => {
  const view = mapView({ latitude: 40.7128, longitude: -74.006, radiusMiles: 25 })
  for (let level = 0; level < 5; level++) {
    const pixels = (590 * 1.6 ** level) / (2 * view.halfWidth)
    const shown = view.labels.filter((label) => label.level <= level)
    const overlaps = shown.filter((one, index) =>
      shown.slice(index + 1).some((other) => {
        const width = labelExtent(one).width + labelExtent(other).width
        const height = labelExtent(one).height + labelExtent(other).height
        return Math.abs(one.x - other.x) * pixels < width && Math.abs(one.y - other.y) * pixels < height
      }),
    )
    expect(overlaps).toEqual([])
  }
})

test('a pin on top of a town moves its label below, and a second pin above', () => {
  const austin = labelTowns([town('Austin', 0, 0, 900_000)], 6880)
  const view = { halfWidth: 6880, zoom: 1 }
  const shiftOf = (...pins: { x: number; y: number }[]) => placeAroundPins(austin, pins, view).map(({ shift }) => shift)
  expect(shiftOf()).toEqual([0])
  expect(shiftOf({ x: 0, y: 0 })).toEqual([27])
  expect(shiftOf({ x: 0, y: 0 }, { x: 0, y: 700 })).toEqual([-27])
  expect(shiftOf({ x: 0, y: 0 }, { x: 0, y: 700 }, { x: 0, y: -700 })).toEqual([])
})

test('in a small map a label makes room for the one of a larger town', () => {
  const towns = labelTowns([town('Los Angeles', 0, 0, 3_800_000), town('Glendale', 900, -600, 190_000)], 6880)
  const shiftsIn = (width?: number) =>
    placeAroundPins(towns, [], { halfWidth: 6880, zoom: 1, width }).map(({ shift }) => shift)
  expect(shiftsIn()).toEqual([0, 0])
  expect(shiftsIn(1200)).toEqual([0, 0])
  expect(shiftsIn(386)).toEqual([0, -27])
})
