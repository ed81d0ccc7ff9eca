import type { Bounds, XY } from './map-clip.ts'
import type { Point } from '../places/distance.ts'
import { type Frame, frameOf, type Spot, spotOf, unitsPerDegree } from './map-geometry.ts'

/** The circle to be shown. */
export interface MapRequest extends Point {
  radiusMiles: number
}

/** The area that a base map covers: its center, and how far it reaches. */
export interface MapArea {
  middle: Point
  radiusMiles: number
  frame: Frame
  bounds: Bounds
}

/**
 * Rounded to a hundredth of a degree and a whole mile, so that neighbors share a map; the search circle still uses the
 * exact point. Maps start at 10 miles, because a closer one would show nothing to recognize.
 */
export function mapArea({ latitude, longitude, radiusMiles }: MapRequest): MapArea {
  const middle = { latitude: hundredth(latitude), longitude: hundredth(longitude) }
  const miles = Math.min(100, Math.max(10, Math.ceil(radiusMiles)))
  const frame = frameOf(miles)
  return { middle, radiusMiles: miles, frame, bounds: boundsAround(middle, frame) }
}

export function areaName({ middle: { latitude, longitude }, radiusMiles }: MapArea): string {
  return `${latitude},${longitude},${radiusMiles}`
}

/** Parses what `areaName` returns. */
export function parseAreaName(name: string): MapRequest | undefined {
  const [, latitude, longitude, miles] =
    /^(-?\d{1,2}(?:\.\d{1,2})?),(-?\d{1,3}(?:\.\d{1,2})?),(\d{2,3})$/.exec(name) ?? []
  return miles ? { latitude: Number(latitude), longitude: Number(longitude), radiusMiles: Number(miles) } : undefined
}

export function isWithin([x, y]: XY, bounds: Bounds): boolean {
  return x > bounds.west && x < bounds.east && y > bounds.south && y < bounds.north
}

export function spotAt([x, y]: XY, middle: Point): Spot {
  return spotOf({ longitude: x / unitsPerDegree, latitude: y / unitsPerDegree }, middle)
}

/**
 * A little more than is shown, so that the cut edges stay out of view. Toward the poles, where nobody has a pool, a
 * width in degrees would have no end.
 */
function boundsAround(middle: Point, frame: Frame): Bounds {
  const [x, y] = [middle.longitude * unitsPerDegree, middle.latitude * unitsPerDegree]
  const narrowing = Math.cos((Math.min(85, Math.abs(middle.latitude)) * Math.PI) / 180)
  const across = (frame.halfWidth * 1.04) / narrowing
  const up = frame.halfHeight * 1.04
  return { west: x - across, south: y - up, east: x + across, north: y + up }
}

function hundredth(degrees: number): number {
  return Math.round(degrees * 100) / 100
}
