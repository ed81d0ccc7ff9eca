import type { Gazetteer, Town, TownName } from './gazetteer.ts'
import { editsBetween } from './place-spelling.ts'

/** The names that begin with a key. */
export function namesStarting({ names }: Gazetteer, key: string): readonly TownName[] {
  return names.slice(firstAtOrAfter(names, key), firstAtOrAfter(names, `${key}\uffff`))
}

/** Towns of some size whose name begins within one slip of the key: "albuqerq". */
export function townsStartingLike({ names }: Gazetteer, key: string): Town[] {
  return names.flatMap(({ key: name, towns: [largest] }) => {
    if (!largest || largest.population < 5000) return []
    if (name[0] !== key[0] || name.length <= key.length) return []
    return beginsLike(name, key) ? [largest] : []
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
