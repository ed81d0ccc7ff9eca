import { milesBetween } from '../distance.ts'
import type { Gazetteer, ZipCode } from './gazetteer.ts'
import { keyOf, wordsOf } from './place-text.ts'

/** A ZIP code with its share of its city's people. */
export interface WeightedZip extends ZipCode {
  /** people, roughly */
  population: number
}

/** The least population of a ZIP code: many rural ones have a postal name whose population is unknown. */
const leastPeople = 1000

/** A village may have the same name as a city district at the other end of the state. */
const sameCityMiles = 40

/** The data has people by city, not by ZIP code: a city's people are divided evenly among its ZIP codes. */
export function weighZips(gazetteer: Gazetteer): WeightedZip[] {
  const inhabited = Array.from(gazetteer.zips.fromSouth, gazetteer.zips.at)
  const byCity = Map.groupBy(inhabited, (zip) => `${zip.city}, ${zip.state}`)
  return [...byCity.values()]
    .flatMap((zips) => zips.map((zip) => ({ ...zip, population: share(gazetteer, zip, zips.length) })))
    .toSorted((a, b) => b.population - a.population || a.zip.localeCompare(b.zip))
}

function share(gazetteer: Gazetteer, zip: ZipCode, zipsOfCity: number): number {
  const city = gazetteer.towns.named(keyOf(wordsOf(zip.city))).find((town) => town.state === zip.state)
  const people = city && milesBetween(city, zip) < sameCityMiles ? city.population : 0
  return Math.max(leastPeople, Math.round(people / zipsOfCity))
}
