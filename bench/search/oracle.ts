import { milesBetween } from '../../src/features/places/distance.ts'
import { firstNumber } from '../../src/features/places/gazetteer/first-number.ts'
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
  active: boolean
}

interface Found {
  pro: Known
  miles: number
}

/** Answers the same questions from a plain list, without an index: the first `count` ids in each order. */
export function openOracle(pros: number, count: number) {
  const known = [...listed(pros)].toSorted((a, b) => a.latitude - b.latitude)
  const latitudes = Float64Array.from(known, ({ latitude }) => latitude)

  return (question: Question): Record<'distance' | 'rating', string[]> => {
    const reach = question.distance / 68
    const found: Found[] = []
    const first = firstNumber(known.length, (at) => (latitudes[at] ?? 0) >= question.lat - reach)
    for (let at = first; at < known.length; at++) {
      const pro = known[at]
      if (!pro || pro.latitude > question.lat + reach) break
      // Four times as many degrees to the east: enough for the northernmost town.
      if (Math.abs(pro.longitude - question.lng) > reach * 4) continue
      if (question.service !== 0 && !pro.categories.includes(question.service)) continue
      if (pro.rating < Math.round(question.minRating * 100)) continue
      if (question.takesRequests && !pro.active) continue
      const miles = milesBetween({ latitude: question.lat, longitude: question.lng }, pro)
      if (miles <= question.distance) found.push({ pro, miles })
    }
    return { distance: firstIds(found, nearestFirst, count), rating: firstIds(found, bestFirst, count) }
  }
}

function* listed(pros: number): Generator<Known> {
  for (const { id, number, latitude, longitude, categories, stars, active } of prosOf(pros)) {
    const reviews = stars.length
    const sum = stars.reduce((total, star) => total + star, 0)
    const rating = reviews ? Math.floor((100 * sum) / reviews) : 0
    const rank = reviews ? Math.round((3440 + 100 * sum) / (8 + reviews)) : 0
    yield { id, latitude, longitude, radius: 10 + (number % 5) * 10, categories, rating, rank, reviews, active }
  }
}

const byId = (a: Found, b: Found) => (a.pro.id < b.pro.id ? -1 : 1)
const isAway = ({ pro, miles }: Found) => Number(miles > pro.radius)
const nearestFirst = (a: Found, b: Found) => isAway(a) - isAway(b) || a.miles - b.miles || byId(a, b)
const bestFirst = (a: Found, b: Found) => b.pro.rank - a.pro.rank || b.pro.reviews - a.pro.reviews || byId(a, b)

/** Without sorting everything: a large city has sixty thousand. */
function firstIds(found: Found[], order: (a: Found, b: Found) => number, count: number): string[] {
  const first: Found[] = []
  for (const one of found) {
    const last = first.length === count ? first.at(-1) : undefined
    if (last && order(one, last) > 0) continue
    if (last) first.pop()
    first.push(one)
    first.sort(order)
  }
  return first.map(({ pro }) => pro.id)
}
