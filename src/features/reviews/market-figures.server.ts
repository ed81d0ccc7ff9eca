import { z } from 'zod'

import { isId } from '../../platform/id.ts'
import { readSnapshot, refreshSnapshots, type Snapshot } from '../../platform/snapshot.server.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { countByState, countMarket, countStars } from './market-figures.table.server.ts'
import type { StarCount } from './review.ts'

const market = z.object({
  pros: z.number(),
  states: z.number(),
  reviews: z.number(),
  completedBookings: z.number(),
  /** The average of all reviews; null while there are none. */
  rating: z.number().nullable(),
})

export type MarketFigures = z.output<typeof market>

/** Counted from the database: the public pages show only these numbers. */
export async function marketFigures(visit: Visit): Promise<MarketFigures> {
  return readSnapshot(visit, marketSnapshot)
}

/** How many reviews gave five stars, four and so on down to one. */
export async function starCounts(visit: Visit): Promise<StarCount[]> {
  return readSnapshot(visit, starSnapshot)
}

/** The stars of one pro, counted now. */
export async function starCountsOf(visit: Visit, proId: string): Promise<StarCount[]> {
  return isId(proId) ? countStars(visit, proId) : []
}

/** All states with listed pros, those with the most first. */
export async function statesWithPros(visit: Visit): Promise<{ state: string; pros: number }[]> {
  return readSnapshot(visit, stateSnapshot)
}

const marketSnapshot: Snapshot<MarketFigures> = {
  name: 'market',
  shape: market,
  async compute(visit) {
    const { ratingSum, ...counted } = await countMarket(visit)
    return { ...counted, rating: counted.reviews > 0 ? ratingSum / counted.reviews : null }
  },
}

const starSnapshot: Snapshot<StarCount[]> = {
  name: 'stars',
  shape: z.array(z.object({ stars: z.number(), count: z.number() })),
  compute: (visit) => countStars(visit),
}

const stateSnapshot: Snapshot<{ state: string; pros: number }[]> = {
  name: 'states',
  shape: z.array(z.object({ state: z.string(), pros: z.number() })),
  compute: countByState,
}

export const marketTotals: readonly Snapshot<unknown>[] = [marketSnapshot, starSnapshot, stateSnapshot]

export async function refreshMarket(visit: Visit): Promise<void> {
  await refreshSnapshots(visit, marketTotals)
}
