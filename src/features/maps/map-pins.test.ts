import { expect, test } from 'vitest'
import { groupPins, pinName } from './map-pins.ts'

const austin = { latitude: 30.27, longitude: -97.74 }

test('pros at the center of one ZIP code share a pin', () => {
  const groups = groupPins([pin('a', 30.3, -97.7), pin('b', 30.3, -97.7), pin('c', 30.5, -97.7)], austin, 700, 400)
  expect(groups.map((group) => group.pins.map(({ id }) => id))).toEqual([['a', 'b'], ['c']])
  expect(groups[0]).toMatchObject({ id: 'a', x: 345, y: -300 })
})

test('pins that would overlap share a pin until the map is close enough', () => {
  const pins = [pin('a', 30.3, -97.7), pin('b', 30.31, -97.68)]
  expect(groupPins(pins, austin, 700, 400)).toHaveLength(1)
  expect(groupPins(pins, austin, 100, 60)).toHaveLength(2)
})

test('pins side by side do not overlap', () => {
  expect(groupPins([pin('a', 30.3, -97.7), pin('b', 30.3, -97.5)], austin, 700, 400)).toHaveLength(2)
})

test('without pros there is no pin', () => {
  expect(groupPins([], austin, 700, 400)).toEqual([])
})

test('a pin shows its rating, or that the pro is new', () => {
  expect(pinName({ name: 'Blue Haven Pool Care', label: '4.9' })).toBe('Blue Haven Pool Care, rated 4.9')
  expect(pinName({ name: 'Blue Haven Pool Care', label: 'New' })).toBe('Blue Haven Pool Care, new')
})

function pin(id: string, latitude: number, longitude: number) {
  return { id, latitude, longitude, label: '4.8', name: `Pro ${id}`, href: `/pros/${id}` }
}
