import { milesBetween } from '../distance.ts'
import type { Gazetteer, Town } from '../gazetteer/gazetteer.ts'
import { keyOf, type Words } from '../gazetteer/place-text.ts'
import { townsCompleting } from './place-completed.ts'
import { neighborMiles, prominence } from './place-ranking.ts'
import { editDistance, lettersApart, lettersOf, allowedTypos } from '../gazetteer/place-spelling.ts'

/** The six likeliest towns with a similar spelling, in one state, or the largest per name in the country. */
export function townsSpelledLike(gazetteer: Gazetteer, key: string, state?: string): Town[] {
  const limit = key.length >= 6 ? 2 : allowedTypos(key.length)
  if (limit === 0) return []
  const letters = lettersOf(key)
  const fewest = leastPeople(key, 1, state)
  const { towns } = gazetteer
  const likely: { town: Town; score: number }[] = []
  for (const number of state ? towns.inState(state) : towns.largestOfName) {
    const people = towns.populationAt(number)
    if (people < fewest || lettersApart(towns.lettersAt(number), letters) > 2 * limit) continue
    const edits = editDistance(key, towns.keyAt(number), limit)
    if (edits > limit || people < leastPeople(key, edits, state)) continue
    const town = towns.at(number)
    likely.push({ town, score: score(town, key, edits) })
  }
  return likely
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 6)
    .map(({ town }) => town)
}

/** Towns much larger than a hamlet that are almost its namesakes: "Hermosa Beach" for "Hermosa", or another letter. */
export function largeLookalikes(gazetteer: Gazetteer, words: Words, hamlet: Town): Town[] {
  if (hamlet.population >= 5000) return []
  const largerThan = (least: number) => (town: Town) =>
    town.key !== hamlet.key &&
    town.population > Math.max(least, 50 * (hamlet.population + 1)) &&
    milesBetween(town, hamlet) > neighborMiles
  const longer = townsCompleting(gazetteer, words).filter(largerThan(10_000))
  const alike = townsSpelledLike(gazetteer, keyOf(words)).filter(largerThan(100_000))
  return [...longer, ...alike].slice(0, 3)
}

/** The more typos, the larger a town must be; less so within a given state, which already narrows the choice. */
function leastPeople(key: string, edits: number, state: string | undefined): number {
  const manySlips = edits > allowedTypos(key.length)
  if (state) return manySlips ? 10_000 : 0
  if (manySlips) return 400_000
  return edits > 1 ? 20_000 : 2_000
}

/** An edit costs a factor of ten in population, a wrong first letter another factor of three. */
function score(town: Town, key: string, edits: number): number {
  return Math.log10(prominence(town)) - edits - (town.key[0] === key[0] ? 0 : 0.5)
}
