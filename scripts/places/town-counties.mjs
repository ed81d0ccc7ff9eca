import { milesBetween } from '../../src/features/places/distance.ts'
import { townKey } from './names.mjs'

const togetherMiles = 15

/** Most of Aurora, CO, is not in the county of its middle. That of a single ZIP code may be wrong. */
const leastShare = 0.25
const leastZips = 2

/** Gives each town the ids of its counties: the one that GeoNames says, and each with a good part of its ZIP codes. */
export function withCounties(towns, zips) {
  const zipsNamed = Map.groupBy(
    zips.filter((zip) => zip.inhabited),
    townKey,
  )
  return towns.map((town) => ({ ...town, counties: countiesOf(town, zipsNamed.get(townKey(town)) ?? []) }))
}

/** A namesake's ZIP codes are far away. */
function countiesOf(town, zips) {
  const own = zips.filter((zip) => milesBetween(zip, town) < togetherMiles)
  const byCounty = [...Map.groupBy(own, (zip) => zip.county)].toSorted(([, a], [, b]) => b.length - a.length)
  const least = Math.max(leastZips, own.length * leastShare)
  const others = byCounty.filter(([, ofCounty]) => ofCounty.length >= least).map(([county]) => county)
  const first = town.county || byCounty[0]?.[0]
  return [...new Set([first, ...others])].filter(Boolean)
}
