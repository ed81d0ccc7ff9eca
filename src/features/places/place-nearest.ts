import { milesBetween, type Point } from './distance.ts'
import type { Gazetteer, ZipCode } from './gazetteer.ts'
import type { Place } from './place.ts'
import { placeOfZipCode } from './place-label.ts'

/** Farther than this from any ZIP code's centre is another country or the sea; Alaska's are the widest apart. */
const AT_HOME_MILES = 100

/** The inhabited ZIP code whose centre is closest: it gives coordinates a name and a time zone. */
export function nearestZip(gazetteer: Gazetteer, point: Point): ZipCode | undefined {
  let nearest: ZipCode | undefined
  let least = Infinity
  const shrink = Math.cos((point.latitude * Math.PI) / 180)
  for (const zip of gazetteer.zips.values()) {
    if (!zip.inhabited) continue
    const apart = (zip.latitude - point.latitude) ** 2 + ((zip.longitude - point.longitude) * shrink) ** 2
    if (apart < least) {
      least = apart
      nearest = zip
    }
  }
  return nearest
}

/** The very point with the names of the ZIP code around it; nothing when it lies outside the country. */
export function placeAt(gazetteer: Gazetteer, point: Point): Place | undefined {
  const zip = nearestZip(gazetteer, point)
  if (!zip || milesBetween(zip, point) > AT_HOME_MILES) return undefined
  return { ...placeOfZipCode(zip), ...point, precision: 'exact' }
}
