import type { SearchQuery } from '../../src/features/search/search.schema.ts'
import { randomOf } from '../../src/platform/random.ts'
import { prosOf } from '../market/market.ts'

export type Question = SearchQuery & {
  lat: number
  lng: number
  distance: number
  service: number
  minRating: number
  takesRequests: boolean
}

const services = [0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 4, 5, 6]
const distances = [5, 10, 25, 25, 25, 25, 50, 50]
const ratings = [0, 0, 0, 3, 4, 4.5]

/** Typical searches: near pros, because that is where people live. */
export function questionsFor(pros: number, count: number): Question[] {
  const random = randomOf(`questions ${pros}`)
  const every = Math.max(1, Math.floor(pros / count))
  const questions: Question[] = []
  for (const { number, latitude, longitude } of prosOf(pros)) {
    if (number % every !== 0 || questions.length === count) continue
    questions.push({
      lat: Number((latitude + (random.next() - 0.5) * 0.1).toFixed(4)),
      lng: Number((longitude + (random.next() - 0.5) * 0.1).toFixed(4)),
      service: random.pick(services),
      distance: random.pick(distances),
      minRating: random.pick(ratings),
      takesRequests: questions.length % 3 === 2,
      limit: 20,
    })
  }
  return questions
}
