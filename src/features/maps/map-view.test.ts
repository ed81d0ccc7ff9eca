import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { mapArea, parseAreaName } from './map-area.server.ts'
import { mapPaths, mapPicture } from './map-picture.server.ts'
import { mapView } from './map-view.server.ts'
import type { MapView } from './map-view.ts'

const austin = { latitude: 30.2672, longitude: -97.7431 }
const clearwater = { latitude: 27.9659, longitude: -82.8001 }
const chicago = { latitude: 41.8781, longitude: -87.6298 }
const sanDiego = { latitude: 32.7157, longitude: -117.1611 }
const newYork = { latitude: 40.7128, longitude: -74.006 }
const barrow = { latitude: 71.2906, longitude: -156.7886 }
const pointHope = { latitude: 68.3478, longitude: -166.8081 }
const detroit = { latitude: 42.3314, longitude: -83.0458 }

test('Austin lies on dry land among its suburbs', () => {
  const view = mapView({ ...austin, radiusMiles: 25 })
  const { land, counties } = mapPaths(mapArea({ ...austin, radiusMiles: 25 }))
  expect(isLand(land, 0, 0)).toBe(true)
  expect(isLand(land, view.halfWidth * 0.9, view.halfHeight * 0.9)).toBe(true)
  expect(counties).not.toBe('')
  expect(namesOf(view)).toEqual(expect.arrayContaining(['Austin', 'Round Rock', 'Cedar Park', 'San Marcos']))
})

test('the Gulf is west of Clearwater and Tampa is across its bay', () => {
  const view = mapView({ ...clearwater, radiusMiles: 25 })
  const { land } = mapPaths(mapArea({ ...clearwater, radiusMiles: 25 }))
  expect(isLand(land, -2500, 0)).toBe(false)
  expect(isLand(land, 900, 0)).toBe(true)
  expect(namesOf(view)).toEqual(expect.arrayContaining(['Tampa', 'Clearwater']))
})

test("Lake Michigan is water, although the world's land polygons have no lakes", () => {
  const { land } = mapPaths(mapArea({ ...chicago, radiusMiles: 25 }))
  expect(isLand(land, 1500, 0)).toBe(false)
  expect(isLand(land, -1500, 0)).toBe(true)
})

test('across the river from Detroit is Canada, with Lake Erie below it', () => {
  const view = mapView({ ...detroit, radiusMiles: 25 })
  const { land } = mapPaths(mapArea({ ...detroit, radiusMiles: 25 }))
  expect(isLand(land, 900, 1800)).toBe(true)
  expect(isLand(land, -200, 4200)).toBe(false)
  expect(namesOf(view)).toContain('Windsor')
})

test('San Diego has the ocean to its west and Tijuana to its south', () => {
  const view = mapView({ ...sanDiego, radiusMiles: 25 })
  const { land } = mapPaths(mapArea({ ...sanDiego, radiusMiles: 25 }))
  expect(isLand(land, -3000, 0)).toBe(false)
  expect(isLand(land, 1500, 2500)).toBe(true)
  expect(namesOf(view)).toContain('Tijuana')
})

test('Utqiagvik and Point Hope have the sea before them and land behind, though Siberia lies on their latitude', () => {
  const utqiagvik = mapPaths(mapArea({ ...barrow, radiusMiles: 25 })).land
  expect(isLand(utqiagvik, 0, 500)).toBe(true)
  expect(isLand(utqiagvik, 0, 3000)).toBe(true)
  expect(isLand(utqiagvik, -3000, -1000)).toBe(false)
  expect(isLand(utqiagvik, 0, -3500)).toBe(false)
  const hope = mapPaths(mapArea({ ...pointHope, radiusMiles: 50 })).land
  expect(isLand(hope, 8000, 0)).toBe(true)
  expect(isLand(hope, -5000, 0)).toBe(false)
  expect(isLand(hope, 0, 6000)).toBe(false)
})

test('a picture takes at most 13 KB on the wire, even of New York, and the rest of a view 2 KB in the page', () => {
  for (const place of [austin, clearwater, chicago, sanDiego, newYork, detroit]) {
    expect(weight(mapPicture({ ...place, radiusMiles: 25 }))).toBeLessThan(7 * 1024)
    expect(weight(mapPicture({ ...place, radiusMiles: 50 }))).toBeLessThan(13 * 1024)
    expect(weight(JSON.stringify(mapView({ ...place, radiusMiles: 50 })))).toBeLessThan(2 * 1024)
  }
})

test('neighbors share a view and its picture', () => {
  const [one, other] = [newYork.latitude, newYork.latitude + 0.002].map((latitude) =>
    mapView({ ...newYork, latitude, radiusMiles: 50 }),
  )
  expect(one?.picture).toBe('/maps/40.71,-74.01,50.svg')
  expect(other).toBe(one)
})

test('a picture is found only by the name that its view gives it', () => {
  expect(parseAreaName('40.71,-74.01,50')).toEqual({ latitude: 40.71, longitude: -74.01, radiusMiles: 50 })
  for (const odd of ['', '40.71,-74.01', '40.71,-74.01,5', '40.714,-74.01,50', 'NaN,0,50', '40.71,-74.01,50.svg']) {
    expect(parseAreaName(odd), odd).toBeUndefined()
  }
})

test('a view always shows at least 10 miles around, and no two towns at the same point', () => {
  expect(mapView({ ...austin, radiusMiles: 3 })).toBe(mapView({ ...austin, radiusMiles: 10 }))
  const spots = mapView({ ...chicago, radiusMiles: 25 }).labels.map(({ x, y }) => `${x} ${y}`)
  expect(new Set(spots).size).toBe(spots.length)
})

test('in the middle of the ocean there is only water', () => {
  const ocean = { latitude: 35, longitude: -45, radiusMiles: 25 }
  expect(mapPaths(mapArea(ocean))).toEqual({ land: '', counties: '', states: '', built: '' })
  expect(mapView(ocean).labels).toEqual([])
})

test('a map of a pole, where a degree of longitude has no width, is drawn as well', () => {
  for (const latitude of [90, -90, 89.99, 99])
    expect(mapPaths(mapArea({ latitude, longitude: 0, radiusMiles: 100 })).land, String(latitude)).toBe('')
})

function weight(text: string): number {
  return brotliCompressSync(text).length
}

function namesOf(view: MapView): string[] {
  return view.labels.map((label) => label.name)
}

/** Counts how many edges of land a line from the point to the east crosses. */
function isLand(land: string, x: number, y: number): boolean {
  const crossings = ringsOf(land).flatMap((ring) =>
    ring.filter(([toX, toY], index) => {
      const [fromX, fromY] = ring.at(index - 1) ?? [toX, toY]
      return fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)
    }),
  )
  return crossings.length % 2 === 1
}

function ringsOf(path: string): [number, number][][] {
  return path
    .split('z')
    .filter((part) => part !== '')
    .map((part) => {
      const numbers = [...part.matchAll(/-?\d+/g)].map(Number)
      let [x, y] = [0, 0]
      return Array.from({ length: numbers.length / 2 }, (_, index): [number, number] => {
        x += numbers[index * 2] ?? 0
        y += numbers[index * 2 + 1] ?? 0
        return [x, y]
      })
    })
}
