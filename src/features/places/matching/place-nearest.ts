import { milesBetween, type Point } from '../distance.ts'
import { firstNumber } from '../gazetteer/first-number.ts'
import type { Gazetteer, ZipCode } from '../gazetteer/gazetteer.ts'
import type { Place } from '../place.ts'
import { placeOfZipCode } from './place-label.ts'

/**
 * Farther than this from any ZIP code's center is another country or the sea; Alaska's centers are the farthest apart.
 */
const atHomeMiles = 100

/** The inhabited ZIP code whose center is closest: it gives coordinates a name and a time zone. */
export function nearestZip({ zips }: Gazetteer, point: Point): ZipCode | undefined {
  const shrink = Math.cos((point.latitude * Math.PI) / 180)
  const start = firstNumber(zips.fromSouth.length, (at) => zips.latitudeAt(zips.fromSouth[at] ?? 0) >= point.latitude)
  let nearest: number | undefined
  let least = Infinity
  for (const step of [1, -1]) {
    for (let at = step > 0 ? start : start - 1; ; at += step) {
      const number = zips.fromSouth[at]
      const north = number === undefined ? Infinity : (zips.latitudeAt(number) - point.latitude) ** 2
      // All further ones are farther away in latitude alone.
      if (number === undefined || !(north < least)) break
      const apart = north + ((zips.longitudeAt(number) - point.longitude) * shrink) ** 2
      if (apart >= least) continue
      least = apart
      nearest = number
    }
  }
  return nearest === undefined ? undefined : zips.at(nearest)
}

/** The exact point with the name of the ZIP code around it; undefined outside the country. */
export function placeAt(gazetteer: Gazetteer, { latitude, longitude }: Point): Place | undefined {
  const point = { latitude, longitude }
  const zip = nearestZip(gazetteer, point)
  if (!zip || milesBetween(zip, point) > atHomeMiles) return undefined
  return { ...placeOfZipCode(zip), ...point, precision: 'exact' }
}
