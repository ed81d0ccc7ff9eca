import type { Visit } from '../../platform/visit.server.ts'
import { countByState, countMarket, countStars } from './market-figures.table.server.ts'

export interface MarketFigures {
  pros: number
  states: number
  reviews: number
  visits: number
  /** Of all reviews; null while there are none. */
  rating: number | null
}

/** What is really on Poolwell: the public pages say these numbers and no others. */
export async function marketFigures({ db }: Visit): Promise<MarketFigures> {
  const counted = await countMarket(db)
  const { pros = 0, states = 0, reviews = 0, visits = 0, ratingSum = 0 } = counted ?? {}
  return { pros, states, reviews, visits, rating: reviews > 0 ? ratingSum / reviews : null }
}

/** How many reviews gave five stars, four and so on down to one. */
export async function starCounts({ db }: Visit): Promise<{ stars: number; count: number }[]> {
  const found = await countStars(db)
  return [5, 4, 3, 2, 1].map((stars) => ({ stars, count: found.find(({ rating }) => rating === stars)?.count ?? 0 }))
}

/** The states with the most listed pros. */
export async function statesWithPros({ db }: Visit, limit = 8): Promise<{ state: string; pros: number }[]> {
  return countByState(db, limit)
}
