import type { Gazetteer, Town } from '../gazetteer/gazetteer.ts'
import type { Place } from '../place.ts'

/** A search offers the towns in which pros are based: the most populous are enough. */
const mostTowns = 40

/** The largest towns of a region or county, the most populous first; none of any other place. */
export function townsInside(gazetteer: Gazetteer, place: Place): Town[] {
  const { regions, towns } = gazetteer
  if (place.precision === 'county') return townsOfCounty(gazetteer, place)
  const region = place.precision === 'region' ? regions.find(({ label }) => label === place.label) : undefined
  return region?.towns.map(towns.at) ?? []
}

/** Known by its point: in three states a county and a city have the same name. */
function townsOfCounty({ countiesOfState, towns }: Gazetteer, { state, latitude, longitude }: Place): Town[] {
  const counties = countiesOfState.get(state) ?? []
  const index = counties.findIndex((county) => county.latitude === latitude && county.longitude === longitude)
  if (index < 0) return []
  return Array.from(towns.inCounty(state, index + 1).slice(0, mostTowns), towns.at)
}
