import { sql } from 'kysely'

import type { Visit } from '../../platform/visit.server.ts'
import type { Point } from '../places/distance.ts'
import { cellsAround } from './circle.ts'
import type { LocalTown, TownCount } from './local-place.ts'

/** How many listed pros have their business in this town, counting no further than `max`. */
export async function countInTown(visit: Visit, town: LocalTown, max: number): Promise<number> {
  const [found] = await countInTowns(visit, [town], max)
  return found?.pros ?? 0
}

/** Those of some towns in which pros have their business, with their number, counting no further than `max` in each. */
export async function countInTowns({ db }: Visit, towns: readonly LocalTown[], max: number): Promise<TownCount[]> {
  const [cities, states] = [towns.map(({ city }) => city), towns.map(({ state }) => state)]
  const { rows } = await sql<TownCount>`
    select town.city, town.state, counted.pros from unnest(${cities}::text[], ${states}::text[]) as town (city, state)
    cross join lateral (select count(*)::int as pros from (select from pro
      where state = town.state and lower(city) = lower(town.city) and approved_at is not null limit ${max}) x) counted
    where pros > 0`.execute(db)
  return rows
}

/**
 * Every town with a listed pro, by state and name, with the number of pros. Reads all pros and groups them by exact
 * spelling first: grouping by `lower(city)` directly would read a million pages in the order of its index.
 */
export async function findTowns({ db }: Pick<Visit, 'db'>): Promise<TownCount[]> {
  const { rows } = await sql<TownCount>`
    select min(city) as city, state, sum(pros)::int as pros from (
      select city, state, count(*) as pros from pro where approved_at is not null group by city, state) spelling
    group by state, lower(city) order by state, lower(city)`.execute(db)
  return rows
}

/** Towns within 40 miles in which pros have their business, with the number of pros; the 40 with the most. */
export async function findTownsAround({ db }: Visit, center: Point): Promise<TownCount[]> {
  const { rows } = await sql<TownCount>`
    select min(pro.city) as city, pro.state, count(*)::int as pros from (
      select pro_id from search_listing l
      where l.category_id = 0 and l.cell = any(${cellsAround(center, 40)}::int[]) limit 5000) near
    join pro on pro.account_id = near.pro_id
    group by pro.state, lower(pro.city) order by pros desc, lower(pro.city) limit 40`.execute(db)
  return rows
}
