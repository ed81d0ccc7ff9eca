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
}

/** Answers the same questions from a plain list, without any index. */
export function openOracle(pros: number) {
  const known = [...listed(pros)].toSorted((a, b) => a.latitude - b.latitude)
  const latitudes = Float64Array.from(known, ({ latitude }) => latitude)

  return (question: Question): string[] => {
    const reach = question.distance / 68
    const found: { id: string; miles: number; away: boolean }[] = []
    for (let at = firstFrom(latitudes, question.lat - reach); at < known.length; at++) {
      const pro = known[at]
      if (!pro || pro.latitude > question.lat + reach) break
      if (question.service !== 0 && !pro.categories.includes(question.service)) continue
      if (pro.rating < Math.round(question.minRating * 100)) continue
      const miles = milesBetween({ latitude: question.lat, longitude: question.lng }, pro)
      if (miles <= question.distance) found.push({ id: pro.id, miles, away: miles > pro.radius })
    }
    const order = found.toSorted(
      (a, b) => Number(a.away) - Number(b.away) || a.miles - b.miles || (a.id < b.id ? -1 : 1),
    )
    return order.slice(0, question.limit).map(({ id }) => id)
  }
}

function* listed(pros: number): Generator<Known> {
  for (const { id, number, latitude, longitude, categories, stars } of prosOf(pros)) {
    const sum = stars.reduce((total, star) => total + star, 0)
    const rating = stars.length ? Math.floor((100 * sum) / stars.length) : 0
    yield { id, latitude, longitude, radius: 10 + (number % 5) * 10, categories, rating }
  }
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
