import { firstNumber } from '../../src/features/places/gazetteer/first-number.ts'
import { zipsByPopulation } from '../../src/features/places/gazetteer/gazetteer.server.ts'
import type { WeightedZip } from '../../src/features/places/gazetteer/zip-weights.ts'
import { randomOf, type Random } from '../../src/platform/random.ts'

export interface BenchPro {
  id: string
  number: number
  zip: WeightedZip
  latitude: number
  longitude: number
  categories: number[]
  /** Stars of each review. */
  stars: number[]
  active: boolean
}

const customersFor = (pros: number) => Math.max(100, Math.round(pros / 20))

/** A country of `count` pros, the same each time, where people live, with skewed categories and popularity. */
export function* prosOf(count: number): Generator<BenchPro> {
  const random = randomOf(`market ${count}`)
  const pickZip = weighted(zipsByPopulation(), random)
  for (let number = 0; number < count; number++) {
    const zip = pickZip()
    yield {
      id: idOf('pro', number),
      number,
      zip,
      latitude: round(zip.latitude + bell(random) * 0.03),
      longitude: round(zip.longitude + bell(random) * 0.04),
      categories: categoriesOf(random),
      stars: starsOf(random),
      active: random.chance(0.6),
    }
  }
}

export function customersOf(pros: number): string[] {
  return Array.from({ length: customersFor(pros) }, (_, number) => idOf('customer', number))
}

const kinds = { pro: 'a', customer: 'b', service: 'c', booking: 'd', review: 'e' } as const

/** A UUID of the application's format, but readable: kind and number. */
export function idOf(kind: keyof typeof kinds, number: number, part = 0): string {
  const hex = number.toString(16).padStart(8, '0')
  return `0190${kinds[kind]}000-${hex.slice(0, 4)}-7${part.toString(16).padStart(3, '0')}-8000-0000${hex}`
}

// Two and a half categories on average: nearly everyone cleans, few renovate.
const shares = [0.85, 0.6, 0.45, 0.35, 0.15, 0.1]

function categoriesOf(random: Random): number[] {
  const chosen = shares.flatMap((share, index) => (random.chance(share) ? [index + 1] : []))
  return chosen.length > 0 ? chosen : [1]
}

// Half have no review yet, and a few are very popular: two per pro on average.
function starsOf(random: Random): number[] {
  if (random.chance(0.5)) return []
  const count = Math.min(60, Math.floor(-Math.log(1 - random.next()) * 4) + (random.chance(0.01) ? 40 : 0))
  const level = 5 - Math.min(3, -Math.log(1 - random.next()) * 0.5)
  return Array.from({ length: count }, () => Math.max(1, Math.min(5, Math.round(level + bell(random) * 0.7))))
}

function weighted(zips: readonly WeightedZip[], random: Random): () => WeightedZip {
  let sum = 0
  const sums = zips.map(({ population }) => (sum += population))
  return () => {
    const wanted = random.next() * sum
    const zip = zips[firstNumber(sums.length - 1, (number) => (sums[number] ?? 0) > wanted)]
    if (!zip) throw new Error('The gazetteer is empty')
    return zip
  }
}

function bell(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())
}

function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}
