import { randomOf } from '../../src/platform/random.ts'
import { cellsAround } from '../../src/features/search/circle.ts'
import { prosOf } from '../market/market.ts'

/** The assumptions for a Monday in spring, when the covers come off. */
export const monday = {
  homeowners: 50_000_000,
  /** The share of homeowners who open Poolwell that day. */
  come: 0.1,
  /** The pages and calls that each of them requests. */
  requests: 8,
  searches: 2,
  profiles: 2,
  /** The share of visits that lead to a request to a pro. */
  book: 0.15,
  /** The share of the day's visits that fall into its busiest hour. */
  peak: 0.12,
}

export interface Hot {
  name: string
  /** Visits in the busiest second. */
  perSecond: number
  /** The share of all. */
  share: number
}

/** Simulates one in a thousand visitors and finds where they concentrate; the figures are scaled to all. */
export function simulate(pros: number) {
  const random = randomOf('a Monday in spring')
  const market = placesOf(pros)
  const sample = Math.round((monday.homeowners * monday.come) / 1000)
  const [cities, cells, chosen] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()]
  for (let visit = 0; visit < sample; visit++) {
    // Homeowners live where the pros do: both follow the census.
    const home = random.pick(market.list)
    count(cities, home.city)
    count(cells, home.cell)
    for (let look = 0; look < monday.profiles; look++)
      count(chosen, choose(market.inCell.get(home.cell) ?? [home], random.next()))
  }
  const visitsPerSecond = (monday.homeowners * monday.come * monday.peak) / 3600
  const hottest = (counts: Map<string, number>): Hot => {
    const [name, most] = [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))
    const share = most / [...counts.values()].reduce((sum, value) => sum + value, 0)
    return { name, share, perSecond: share * visitsPerSecond }
  }
  const crowd = Math.max(...[...market.inCell.values()].map((list) => list.length))
  return { visitsPerSecond, city: hottest(cities), cell: hottest(cells), pro: hottest(chosen), crowd }
}

interface BenchPlace {
  id: string
  city: string
  cell: string
  fame: number
}

function placesOf(pros: number) {
  const list: BenchPlace[] = []
  const inCell = new Map<string, BenchPlace[]>()
  for (const { id, zip, latitude, longitude, stars } of prosOf(pros)) {
    const cell = String(cellsAround({ latitude, longitude }, 0)[0])
    const place = { id, city: `${zip.city}, ${zip.state}`, cell, fame: 1 + stars.length }
    list.push(place)
    inCell.set(cell, [])
  }
  for (const place of list) inCell.get(place.cell)?.push(place)
  for (const places of inCell.values()) places.sort((a, b) => b.fame - a.fame)
  return { list, inCell }
}

/** Weighted by the number of reviews; hardly anybody looks beyond the first twenty. */
function choose(near: readonly BenchPlace[], chance: number): string {
  const shown = near.slice(0, 20)
  let wanted = chance * shown.reduce((sum, { fame }) => sum + fame, 0)
  return (shown.find(({ fame }) => (wanted -= fame) < 0) ?? shown[0])?.id ?? ''
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}
