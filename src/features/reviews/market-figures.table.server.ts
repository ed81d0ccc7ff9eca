import { sql } from 'kysely'

import type { Visit } from '../../platform/visit.server.ts'
import type { StarCount } from './review.ts'

/** The current totals: listed pros and their states, reviews and the sum of their stars, completed appointments. */
export async function countMarket({ db }: Pick<Visit, 'db'>): Promise<MarketCount> {
  const { rows } = await sql<MarketCount>`select
    (select count(*)::int from pro where approved_at is not null) as pros,
    (select count(distinct state)::int from pro where approved_at is not null) as states,
    (select coalesce(sum(review_count), 0)::int from pro where approved_at is not null) as reviews,
    (select coalesce(sum(rating_sum), 0)::int from pro where approved_at is not null) as rating_sum,
    (select count(*)::int from booking where status = 'completed') as completed_bookings`.execute(db)
  return rows[0] ?? { pros: 0, states: 0, reviews: 0, ratingSum: 0, completedBookings: 0 }
}

/** How many reviews of listed pros, or of one pro, gave each number of stars, the most stars first. */
export async function countStars({ db }: Pick<Visit, 'db'>, proId?: string): Promise<StarCount[]> {
  const all = db
    .selectFrom('review')
    .innerJoin('pro', 'pro.accountId', 'review.proId')
    .select(['review.rating', sql<number>`count(*)::int`.as('count')])
    .groupBy('review.rating')
  const wanted =
    proId === undefined ? all.where('pro.approvedAt', 'is not', null) : all.where('review.proId', '=', proId)
  const found = await wanted.execute()
  return [5, 4, 3, 2, 1].map((stars) => ({ stars, count: found.find(({ rating }) => rating === stars)?.count ?? 0 }))
}

/** How many listed pros each state has, the state with the most first. */
export async function countByState({ db }: Pick<Visit, 'db'>) {
  return db
    .selectFrom('pro')
    .select(['state', sql<number>`count(*)::int`.as('pros')])
    .where('approvedAt', 'is not', null)
    .groupBy('state')
    .orderBy('pros', 'desc')
    .orderBy('state')
    .execute()
}

interface MarketCount {
  pros: number
  states: number
  reviews: number
  ratingSum: number
  completedBookings: number
}
