import { firstNumber } from '../gazetteer/first-number.ts'
import type { Gazetteer, Town } from '../gazetteer/gazetteer.ts'
import { editDistance } from '../gazetteer/place-spelling.ts'

/** The towns whose name begins with a key. */
export function townsStarting({ towns }: Gazetteer, key: string): Town[] {
  const found: Town[] = []
  for (let number = firstNumber(towns.count, (number) => towns.keyAt(number) >= key); number < towns.count; number++) {
    if (!towns.keyAt(number).startsWith(key)) break
    found.push(towns.at(number))
  }
  return found
}

/** Larger towns whose name begins with the key, allowing one typo: "albuqerq". */
export function townsStartingLike({ towns }: Gazetteer, key: string): Town[] {
  return Array.from(towns.largestOfName.values().filter(isAlike), towns.at)

  function isAlike(number: number): boolean {
    const name = towns.keyAt(number)
    if (towns.populationAt(number) < 5000 || name[0] !== key[0] || name.length <= key.length) return false
    return beginsLike(name, key)
  }
}

function beginsLike(name: string, key: string): boolean {
  return [-1, 0, 1].some((more) => editDistance(key, name.slice(0, key.length + more), 1) <= 1)
}
