import { milesBetween } from '../distance.ts'
import type { Town } from '../gazetteer/gazetteer.ts'
import { townsNamed } from './place-names.ts'
import type { ParsedQuery } from './place-query.ts'
import { keyOf, type Words } from '../gazetteer/place-text.ts'

const withinCityMiles = 15

/** "Sherman Oaks, Los Angeles": a district in front of its city is a closer match than the city's center. */
export function districtBefore(
  query: ParsedQuery,
  segments: readonly Words[],
  cities: readonly Town[],
): Town | undefined {
  const before = segments.at(-2)
  if (!before) return undefined
  return townsNamed(query.gazetteer, keyOf(before)).find((district) =>
    cities.some((city) => city.state === district.state && milesBetween(city, district) < withinCityMiles),
  )
}
