import type { WeightedZip } from '../features/places/gazetteer/zip-weights.ts'
import { randomOf } from '../platform/random.ts'
import { poolShare } from './region.ts'

/** ZIP codes with fewer people are left out: there are so many of them that chance would pick too many. */
const fewestPeople = 2500
const maxInOneCity = 9
const peopleForOnePro = 30_000

/** Where the pros live: one in every state, and the others where the pools are. */
export function choosePlaces(zips: readonly WeightedZip[], count: number): WeightedZip[] {
  const fit = zips.filter((zip) => zip.population >= fewestPeople && poolShare(zip.state) > 0)
  const hasRoom = roomIn(fit)
  const chosen = [...Map.groupBy(fit, (zip) => zip.state)]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([state, ofState]) => drawer(`state ${state}`, ofState)())
    .filter(hasRoom)
  const draw = drawer('pros', fit)
  while (chosen.length < count) {
    const zip = draw()
    if (hasRoom(zip)) chosen.push(zip)
  }
  return chosen
}

/** Counts each place that it accepts. */
function roomIn(zips: readonly WeightedZip[]) {
  const people = Map.groupBy(zips, cityOf)
  const taken = new Map<string, number>()
  return (zip: WeightedZip): boolean => {
    const already = taken.get(cityOf(zip)) ?? 0
    const inhabitants = (people.get(cityOf(zip)) ?? []).reduce((sum, { population }) => sum + population, 0)
    if (already >= Math.min(maxInOneCity, Math.ceil(inhabitants / peopleForOnePro))) return false
    taken.set(cityOf(zip), already + 1)
    return true
  }
}

function cityOf({ city, state }: WeightedZip): string {
  return `${city}, ${state}`
}

/** Draws a place, weighted by the number of people with a pool. */
function drawer(label: string, zips: readonly WeightedZip[]): () => WeightedZip {
  const random = randomOf(label)
  let total = 0
  const upTo = zips.map((zip) => (total += zip.population * poolShare(zip.state)))
  return () => {
    const goal = random.next() * total
    const zip = zips[firstAbove(upTo, goal)]
    if (!zip) throw new RangeError('No place to choose from')
    return zip
  }
}

function firstAbove(sorted: readonly number[], goal: number): number {
  let [low, high] = [0, sorted.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) > goal) high = middle
    else low = middle + 1
  }
  return low
}
