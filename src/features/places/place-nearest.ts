import { milesBetween, type Point } from './distance.ts'
import type { Gazetteer, ZipCode } from './gazetteer.ts'
import type { Place } from './place.ts'
import { placeOfZipCode } from './place-label.ts'

/** Farther than this from any ZIP code's centre is another country or the sea; Alaska's are the widest apart. */
const AT_HOME_MILES = 100

/** The inhabited ZIP code whose centre is closest: it gives coordinates a name and a time zone. */
export function nearestZip({ zipsFromSouth: zips }: Gazetteer, point: Point): ZipCode | undefined {
  const shrink = Math.cos((point.latitude * Math.PI) / 180)
  const start = firstNorthOf(zips, point.latitude)
  let nearest: ZipCode | undefined
  let least = Infinity
  for (const step of [1, -1]) {
    for (let at = step > 0 ? start : start - 1; ; at += step) {
      const zip = zips[at]
      const north = zip ? (zip.latitude - point.latitude) ** 2 : Infinity
      // From here on everything is farther in latitude alone.
      if (!zip || !(north < least)) break
      const apart = north + ((zip.longitude - point.longitude) * shrink) ** 2
      if (apart >= least) continue
      least = apart
      nearest = zip
    }
  }
  return nearest
}

/** The place of the first ZIP code that is not south of this latitude. */
function firstNorthOf(zips: readonly ZipCode[], latitude: number): number {
  let low = 0
  let high = zips.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((zips[middle]?.latitude ?? Infinity) < latitude) low = middle + 1
    else high = middle
  }
  return low
}

/** The very point with the names of the ZIP code around it; nothing when it lies outside the country. */
export function placeAt(gazetteer: Gazetteer, point: Point): Place | undefined {
  const zip = nearestZip(gazetteer, point)
  if (!zip || milesBetween(zip, point) > AT_HOME_MILES) return undefined
  return { ...placeOfZipCode(zip), ...point, precision: 'exact' }
}
