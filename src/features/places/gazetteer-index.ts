import type { Gazetteer, Town, ZipCode } from './gazetteer.ts'
import { keyOf, wordsOf } from './place-text.ts'

type TownIndex = Pick<Gazetteer, 'towns' | 'townsByKey' | 'townsByState' | 'names' | 'largestOfName'>

export function indexTowns(towns: readonly Town[], zips: readonly ZipCode[]): TownIndex {
  const townsByKey = Map.groupBy(towns, (town) => town.key)
  const townsByState = indexByState(towns)
  countZips(townsByState, zips)
  const names = [...townsByKey].map(([key, towns]) => ({ key, towns })).toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const largestOfName = names.flatMap(({ towns }) => towns.slice(0, 1))
  return { towns, townsByKey, townsByState, names, largestOfName }
}

function indexByState(towns: readonly Town[]): Map<string, Map<string, Town>> {
  const states = new Map<string, Map<string, Town>>()
  for (const town of towns) {
    const state = states.get(town.state) ?? new Map<string, Town>()
    states.set(town.state, state)
    if (!state.has(town.key)) state.set(town.key, town)
  }
  return states
}

function countZips(townsByState: ReadonlyMap<string, ReadonlyMap<string, Town>>, zips: readonly ZipCode[]): void {
  const keys = new Map<string, string>()
  for (const { city, state } of zips) {
    const key = keys.get(city) ?? keyOf(wordsOf(city))
    keys.set(city, key)
    const town = townsByState.get(state)?.get(key)
    if (town) town.zipCount++
  }
}
