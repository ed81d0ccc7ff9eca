import { expect, test } from 'vitest'
import { milesBetween } from '../places/distance.ts'
import {
  maxZoom,
  frameOf,
  levelOf,
  lookAt,
  percentOf,
  scaleBar,
  scaleSpots,
  spotOf,
  wholeView,
  zoomAt,
} from './map-geometry.ts'
import { cameraOn, unitsPerMile, viewBoxOf } from './map-geometry.ts'

const austin = { latitude: 30.27, longitude: -97.74 }
const frame = frameOf(25)

test('a map that fits its pins zooms in, keeping all of them in the half that every container shows', () => {
  const spots = [
    spotOf({ latitude: 30.35, longitude: -97.8 }, austin),
    spotOf({ latitude: 30.2, longitude: -97.6 }, austin),
  ]
  const camera = cameraOn(spots, frame)
  expect(camera.zoom).toBeGreaterThan(1.5)
  for (const { x, y } of spots.map((spot) => percentOf(spot, camera, frame)))
    expect(Math.max(Math.abs(x - 50), Math.abs(y - 50) * (frame.halfHeight / frame.halfWidth))).toBeLessThan(25)
})

test('without pins, and with pins everywhere, the whole view is shown', () => {
  expect(cameraOn([], frame)).toEqual(wholeView)
  const everywhere = [-1, 1].map((side) => ({ x: side * frame.halfWidth, y: side * frame.halfHeight }))
  expect(cameraOn(everywhere, frame)).toEqual(wholeView)
})

test('distances on the flat map agree with the globe within one percent', () => {
  for (const there of [
    { latitude: 30.6, longitude: -97.74 },
    { latitude: 30.27, longitude: -97.2 },
    { latitude: 30.0, longitude: -98.1 },
  ]) {
    const spot = spotOf(there, austin)
    const flat = Math.hypot(spot.x, spot.y) / unitsPerMile
    expect(Math.abs(flat / milesBetween(austin, there) - 1)).toBeLessThan(0.01)
  }
})

test('north is up, and the middle of the view is the middle of the drawing', () => {
  expect(spotOf({ latitude: 31.27, longitude: -97.74 }, austin)).toEqual({ x: 0, y: -10_000 })
  expect(percentOf({ x: 0, y: 0 }, wholeView, frame)).toEqual({ x: 50, y: 50 })
  expect(percentOf({ x: frame.halfWidth, y: -frame.halfHeight }, wholeView, frame)).toEqual({ x: 100, y: 0 })
})

test('zooming keeps the spot under the fingers in place', () => {
  const spot = { x: 1200, y: -900 }
  const near = zoomAt(wholeView, 2, spot, frame)
  expect(near.zoom).toBe(2)
  expect(percentOf(spot, near, frame)).toEqual(percentOf(spot, wholeView, frame))
})

test('the camera stays inside the view and between the smallest and the largest zoom', () => {
  expect(lookAt({ x: 9000, y: 9000, zoom: 0.2 }, frame)).toEqual({ x: 0, y: 0, zoom: 1 })
  const corner = lookAt({ x: 1e6, y: -1e6, zoom: 99 }, frame)
  expect(corner.zoom).toBe(maxZoom)
  expect(corner.x + frame.halfWidth / corner.zoom).toBeCloseTo(frame.halfWidth)
  expect(corner.y - frame.halfHeight / corner.zoom).toBeCloseTo(-frame.halfHeight)
})

test('the view box halves when the zoom doubles', () => {
  expect(viewBoxOf(wholeView, { halfWidth: 1000, halfHeight: 800 })).toBe('-1000 -800 2000 1600')
  expect(viewBoxOf({ x: 100, y: 50, zoom: 2 }, { halfWidth: 1000, halfHeight: 800 })).toBe('-400 -350 1000 800')
})

test('levels count whole zoom steps', () => {
  expect([1, 1.5, 1.6, 2.56, maxZoom].map(levelOf)).toEqual([0, 0, 1, 2, 4])
})

test('the scale bar is a round distance that grows with the view', () => {
  expect(scaleBar(wholeView, frame.halfWidth).miles).toBe(10)
  expect(scaleBar(wholeView, frameOf(50).halfWidth).miles).toBe(20)
  expect(scaleBar({ ...wholeView, zoom: 4 }, frameOf(10).halfWidth).miles).toBe(1)
})

test('the scale bar covers the lower left corner of its container at every zoom and position', () => {
  const box = { width: 444, height: 666 }
  const drawn = { width: 1.2667 * box.height, height: box.height }
  for (const camera of [wholeView, { x: 300, y: -200, zoom: 2 }]) {
    const spots = scaleSpots(box, camera, frame).map((spot) => percentOf(spot, camera, frame))
    const left = spots.map(({ x }) => Math.round(((x - 50) / 100) * drawn.width + box.width / 2))
    expect(left[0]).toBe(33)
    expect(left[1]).toBeGreaterThan(50)
    expect(left[1]).toBeLessThan(110)
    for (const { y } of spots) expect(((100 - y) / 100) * drawn.height).toBeCloseTo(44, 0)
  }
})
