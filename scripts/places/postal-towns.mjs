import { milesBetween } from '../../src/features/places/distance.ts'
import { townKey } from './names.mjs'
import { medianPoint } from './near.mjs'

const togetherMiles = 15

/**
 * Names that only the post office knows ("Sherman Oaks"), placed in the center of their ZIP codes: of GeoNames' points,
 * as the Census's is the middle of what may be a wide rural area. Where the two are five miles apart, GeoNames is closer
 * to nine known towns in ten.
 */
export function postalTowns(towns, zips) {
  const known = new Set(towns.map(townKey))
  const unknown = zips.filter((zip) => !known.has(townKey(zip)))
  return [...Map.groupBy(unknown, townKey).values()].map(postalTown)
}

function postalTown(zips) {
  const inhabited = zips.filter((zip) => zip.inhabited)
  const members = inhabited.length > 0 ? inhabited : zips
  const { county, timeZone } = members[0]
  const { name, state } = zips[0]
  return { name, state, county, ...center(members.map((zip) => zip.townPoint ?? zip)), population: 0, timeZone }
}

/** The mean of the points that are close together: a distant one would pull it away from all. */
function center(zips) {
  const middle = medianPoint(zips)
  const together = zips.filter((zip) => milesBetween(zip, middle) < togetherMiles)
  if (together.length === 0) return middle
  const mean = (of) => together.reduce((sum, zip) => sum + of(zip), 0) / together.length
  return { latitude: mean((zip) => zip.latitude), longitude: mean((zip) => zip.longitude) }
}
