import type { Point } from '../distance.ts'

const coordinates = /^\s*\(?\s*(-?\d{1,2}(?:\.\d+)?)\s*[,\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*\)?\s*$/

/** Parses "30.2672, -97.7431", anywhere on earth; two whole numbers without a comma may be parts of a ZIP code. */
export function coordinatesIn(text: string): Point | undefined {
  const [, north, east] = coordinates.exec(text.replaceAll('−', '-')) ?? []
  const point = { latitude: Number(north), longitude: Number(east) }
  const isOnEarth = Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180
  return isOnEarth && /[.,-]/.test(text) ? point : undefined
}
