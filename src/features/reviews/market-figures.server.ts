import { z } from 'zod'

import { isId } from '../../platform/id.ts'
import { type Count, recount, lastCount } from '../../platform/last-count.server.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { countByState, countMarket, countStars } from './market-figures.table.server.ts'
import type { StarCount } from './review.ts'

const market = z.object({
  pros: z.number(),
  states: z.number(),
  reviews: z.number(),
  visits: z.number(),
  /** Of all reviews; null while there are none. */
  rating: z.number().nullable(),
})

export type MarketFigures = z.output<typeof market>

/** Counted from the database: the public pages show these numbers and no others. */
export async function marketFigures({ db }: Visit): Promise<MarketFigures> {
  return lastCount(db, marketCount)
}

/** How many reviews gave five stars, four and so on down to one. */
export async function starCounts({ db }: Visit): Promise<StarCount[]> {
  return lastCount(db, starCount)
}

/** The same of one pro, counted now. */
export async function starCountsOf({ db }: Visit, proId: string): Promise<StarCount[]> {
  return isId(proId) ? countStars(db, proId) : []
}

/** The states with the most listed pros. */
export async function statesWithPros({ db }: Visit, limit = 8): Promise<{ state: string; pros: number }[]> {
  return (await lastCount(db, stateCount)).slice(0, limit)
}

export async function recountMarket(visit: Visit): Promise<void> {
  await recount(visit, marketCount)
  await recount(visit, starCount)
  await recount(visit, stateCount)
}

const marketCount: Count<MarketFigures> = {
  name: 'market',
  figures: market,
  async count(db) {
    const { ratingSum, ...counted } = await countMarket(db)
    return { ...counted, rating: counted.reviews > 0 ? ratingSum / counted.reviews : null }
  },
}

const starCount: Count<StarCount[]> = {
  name: 'stars',
  figures: z.array(z.object({ stars: z.number(), count: z.number() })),
  count: (db) => countStars(db),
}

const stateCount: Count<{ state: string; pros: number }[]> = {
  name: 'states',
  figures: z.array(z.object({ state: z.string(), pros: z.number() })),
  count: countByState,
}
