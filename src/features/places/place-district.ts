import { milesBetween } from './distance.ts'
import type { Town } from './gazetteer.ts'
import { townsNamed } from './place-names.ts'
import type { ParsedQuery } from './place-query.ts'
import { keyOf, type Words } from './place-text.ts'

const withinCityMiles = 15

/** "Sherman Oaks, Los Angeles": a part of a city named before it is nearer to home than the city's middle. */
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
