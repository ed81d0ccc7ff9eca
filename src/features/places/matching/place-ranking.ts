import { milesBetween } from '../distance.ts'
import type { Town } from '../gazetteer/gazetteer.ts'
import type { KnownPlace } from '../place.ts'
import { placeOfTown } from './place-label.ts'

/** A city this large is meant even if its name is also a state's. */
export const metropolis = 500_000

/** Places this close are one to somebody who looks for help. */
export const neighborMiles = 15
const bigCity = 300_000

/** Weighs places of the same name by population; ZIP codes stand in where a postal name has none. */
export function prominence({ population, zipCount }: Town): number {
  return population + 300 * zipCount + 50
}

/** Answers with the likeliest of some towns; ambiguous when another one is too large to ignore. */
export function chooseTown([best, ...rest]: readonly [Town, ...Town[]]): KnownPlace {
  const rivals = rest.filter((town) => isRival(town, best)).slice(0, 5)
  const ambiguous = (rivals[0]?.population ?? -1) >= best.population * (best.population > bigCity ? 0.1 : 0.25)
  return {
    status: ambiguous ? 'ambiguous' : 'ok',
    place: placeOfTown(best),
    alternatives: rivals.map(placeOfTown),
    corrected: false,
  }
}

/** A correction already was a choice: the other candidates are offered, but not asked about. */
export function chooseCorrectedTown(towns: readonly [Town, ...Town[]]): KnownPlace {
  return { ...chooseTown(towns), status: 'ok', corrected: true }
}

function isRival(town: Town, best: Town): boolean {
  return (
    (town.population >= best.population * 0.02 || town.population > 20_000) && milesBetween(town, best) > neighborMiles
  )
}
