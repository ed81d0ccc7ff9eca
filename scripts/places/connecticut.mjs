import { leastBy } from './near.mjs'
import { milesBetween } from '../../src/features/places/distance.ts'

// The Census replaced the counties of Connecticut by planning regions in 2022; people and GeoNames name the counties.
const formerCounties = new Map([
  ['09001', 'Fairfield'],
  ['09003', 'Hartford'],
  ['09005', 'Litchfield'],
  ['09007', 'Middlesex'],
  ['09009', 'New Haven'],
  ['09011', 'New London'],
  ['09013', 'Tolland'],
  ['09015', 'Windham'],
])

export function connecticutCounties() {
  return [...formerCounties].map(([id, name]) => ({ id, name }))
}

/** The ZIP codes with counties instead of planning regions: that of the closest town. */
export function withConnecticutCounties(zips, towns) {
  const inState = towns.filter((town) => formerCounties.has(town.county))
  return zips.map((zip) => {
    if (zip.state !== 'CT') return zip
    const { county } = leastBy(inState, (town) => milesBetween(zip, town))
    return { ...zip, county }
  })
}
