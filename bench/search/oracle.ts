import { milesBetween } from '../../src/features/places/distance.ts'
import { prosOf } from '../market/market.ts'
import type { Question } from './questions.ts'

interface Known {
  id: string
  latitude: number
  longitude: number
  radius: number
  categories: number[]
  /** Hundredths, rounded down; 0 = none yet. */
  rating: number
  rank: number
  reviews: number
}

type Found = Known & { miles: number }

/** Answers the same questions from a plain list, without any index: every id in order. */
export function openOracle(pros: number) {
  const known = [...listed(pros)].toSorted((a, b) => a.latitude - b.latitude)
  const latitudes = Float64Array.from(known, ({ latitude }) => latitude)

  return (question: Question): Record<'distance' | 'rating', string[]> => {
    const reach = question.distance / 68
    const found: Found[] = []
    for (let at = firstFrom(latitudes, question.lat - reach); at < known.length; at++) {
      const pro = known[at]
      if (!pro || pro.latitude > question.lat + reach) break
      if (question.service !== 0 && !pro.categories.includes(question.service)) continue
      if (pro.rating < Math.round(question.minRating * 100)) continue
      const miles = milesBetween({ latitude: question.lat, longitude: question.lng }, pro)
      if (miles <= question.distance) found.push({ ...pro, miles })
    }
    return { distance: idsBy(found, nearestFirst), rating: idsBy(found, bestFirst) }
  }
}

function* listed(pros: number): Generator<Known> {
  for (const { id, number, latitude, longitude, categories, stars } of prosOf(pros)) {
    const reviews = stars.length
    const sum = stars.reduce((total, star) => total + star, 0)
    const rating = reviews ? Math.floor((100 * sum) / reviews) : 0
    const rank = reviews ? Math.round((3440 + 100 * sum) / (8 + reviews)) : 0
    yield { id, latitude, longitude, radius: 10 + (number % 5) * 10, categories, rating, rank, reviews }
  }
}

const byId = (a: Found, b: Found) => (a.id < b.id ? -1 : 1)
const isAway = ({ miles, radius }: Found) => Number(miles > radius)
const nearestFirst = (a: Found, b: Found) => isAway(a) - isAway(b) || a.miles - b.miles || byId(a, b)
const bestFirst = (a: Found, b: Found) => b.rank - a.rank || b.reviews - a.reviews || byId(a, b)

function idsBy(found: Found[], order: (a: Found, b: Found) => number): string[] {
  return found.toSorted(order).map(({ id }) => id)
}

function firstFrom(sorted: Float64Array, least: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < least) low = middle + 1
    else high = middle
  }
  return low
}
