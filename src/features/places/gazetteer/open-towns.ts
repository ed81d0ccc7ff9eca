import type { Town, Towns } from './gazetteer.ts'
import type { GazetteerFile } from './gazetteer-file.ts'
import { openRows } from './open-rows.ts'
import { lettersOf } from './place-spelling.ts'

/** The towns of the gazetteer file in typed arrays; an object is created when a town is first needed. */
export function openTowns(file: GazetteerFile): Towns {
  const { keys, towns } = file
  const count = towns.name.length
  const { nameAt, nameNumberAt, whereAt } = openRows(file, towns)
  const keyAt = (number: number) => keys[nameNumberAt(number)] ?? ''
  const letters = Uint32Array.from(keys, lettersOf)
  const population = Uint32Array.from(towns.population)
  const zipCount = Uint16Array.from(towns.zipCount)
  const county = Uint16Array.from(towns.county)
  const otherCounties = Map.groupBy(towns.otherCounties, ([town]) => town)
  const byState = new Map(Object.entries(towns.byState).map(([state, numbers]) => [state, Uint16Array.from(numbers)]))
  const none = new Uint16Array()
  const firstOfKey = firstsOf(count, keyAt)
  const made: (Town | undefined)[] = Array.from({ length: count })

  return {
    count,
    at,
    keyAt,
    lettersAt: (number) => letters[nameNumberAt(number)] ?? 0,
    populationAt: (number) => population[number] ?? 0,
    named(key) {
      const found: Town[] = []
      const first = firstOfKey.get(key) ?? count
      for (let number = first; number < count && keyAt(number) === key; number++) found.push(at(number))
      return found
    },
    largestOfName: Uint16Array.from(firstOfKey.values()),
    inState,
    inCounty: (state, number) => inState(state).filter((town) => isInCounty(town, number)),
  }

  function inState(state: string): Uint16Array {
    return byState.get(state) ?? none
  }

  function isInCounty(town: number, number: number): boolean {
    return county[town] === number || otherCounties.get(town)?.some(([, other]) => other === number) === true
  }

  function at(number: number): Town {
    return (made[number] ??= {
      name: nameAt(number),
      ...whereAt(number),
      population: population[number] ?? 0,
      key: keyAt(number),
      zipCount: zipCount[number] ?? 0,
    })
  }
}

function firstsOf(count: number, keyAt: (number: number) => string): Map<string, number> {
  const firsts = new Map<string, number>()
  for (let number = 0; number < count; number++) if (!firsts.has(keyAt(number))) firsts.set(keyAt(number), number)
  return firsts
}
