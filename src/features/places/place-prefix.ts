import type { Gazetteer, Town, TownName } from './gazetteer.ts'
import { editsBetween } from './place-spelling.ts'

/** The names that begin with a key. */
export function namesStarting({ names }: Gazetteer, key: string): readonly TownName[] {
  return names.slice(firstAtOrAfter(names, key), firstAtOrAfter(names, `${key}\uffff`))
}

/** Towns of some size whose name begins within one slip of the key: "albuqerq". */
export function townsStartingLike({ largestOfName }: Gazetteer, key: string): Town[] {
  return largestOfName.filter((town) => {
    if (town.population < 5000 || town.key[0] !== key[0] || town.key.length <= key.length) return false
    return beginsLike(town.key, key)
  })
}

function beginsLike(name: string, key: string): boolean {
  return [-1, 0, 1].some((more) => editsBetween(key, name.slice(0, key.length + more), 1) <= 1)
}

function firstAtOrAfter(names: readonly TownName[], key: string): number {
  let low = 0
  let high = names.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((names[middle]?.key ?? '') < key) low = middle + 1
    else high = middle
  }
  return low
}
