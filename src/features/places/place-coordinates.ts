import type { Point } from './distance.ts'

const coordinates = /^\s*\(?\s*(-?\d{1,2}(?:\.\d+)?)\s*[,\s]\s*(-?\d{2,3}(?:\.\d+)?)\s*\)?\s*$/

/** Parses "30.2672, -97.7431" if it lies in the box around the states and Puerto Rico. */
export function coordinatesIn(text: string): Point | undefined {
  const [, north, east] = coordinates.exec(text) ?? []
  const point = { latitude: Number(north), longitude: Number(east) }
  const inBox = point.latitude > 17 && point.latitude < 72 && point.longitude > -180 && point.longitude < -64
  return inBox ? point : undefined
}
