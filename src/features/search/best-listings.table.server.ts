import { type RawBuilder, sql } from 'kysely'

import type { Visit } from '../../platform/visit.server.ts'
import { cellsByPlace } from './circle.ts'
import { distance, matchesFilters, type Near, type Page } from './listings.table.server.ts'

export interface FoundBest {
  id: string
  miles: number | null
  radius: number
  rank: number
  reviews: number
}

/**
 * The best rated within a circle, from the best of each grid cell. Nobody ranked below the `limit`-th first of a cell,
 * the cutoff, can be on the page. The firsts of the cells in the middle give a lower one: cells at the rim, much of
 * which lies outside of the circle, are read only as far down as that.
 */
export async function findBestNear({ db }: Visit, near: Near, { after, limit }: Page<FoundBest>): Promise<FoundBest[]> {
  const further = afterBest(after)
  const { middle, rim } = cellsByPlace(near.center, near.miles)
  const atLeast = (cutoff: string) => sql`${further} and l.rank >= (select rank from ${sql.table(cutoff)})`
  const { rows } = await sql<FoundBest>`
    with middle as materialized (${firstOfEach(near, middle, further)}),
    low_cutoff as materialized (${rankAt(limit, 'middle')}),
    cells as materialized (
      select cell, best from middle union all ${firstOfEach(near, rim, atLeast('low_cutoff'))}),
    cutoff as materialized (${rankAt(limit, 'cells')})
    select x.id, x.radius, x.rank, x.reviews, x.miles from cells
    cross join lateral (${bestInCell(near, sql`cells.cell`, atLeast('cutoff'), limit)}) x
    where cells.best >= (select rank from cutoff)
    order by x.rank desc, x.reviews desc, x.id limit ${limit}`.execute(db)
  return rows
}

/** The rank of the first in each of these cells that has one. */
function firstOfEach(near: Near, cells: readonly number[], which: RawBuilder<unknown>) {
  return sql`
    select number as cell, first.rank as best from unnest(${cells}::int[]) as number
    cross join lateral (${bestInCell(near, sql`number`, which, 1)}) first`
}

/** The `limit`-th highest of these ranks; 0 if there are fewer. */
function rankAt(limit: number, firsts: string) {
  return sql`
    select coalesce((select best from ${sql.table(firsts)} order by best desc offset ${limit - 1} limit 1), 0) as rank`
}

/** The best rated anywhere. */
export async function findBest(
  { db }: Visit,
  { category, ...filters }: Omit<Near, 'center' | 'miles'>,
  { after, limit }: Page<FoundBest>,
): Promise<FoundBest[]> {
  const { rows } = await sql<FoundBest>`
    select l.pro_id as id, l.radius, l.rank, l.review_count as reviews, null::float8 as miles from search_listing l
    where l.category_id = ${category} and ${matchesFilters(filters)} ${afterBest(after)}
    order by l.rank desc, l.review_count desc, l.pro_id limit ${limit}`.execute(db)
  return rows
}

function bestInCell(
  { category, center, miles, ...filters }: Near,
  cell: RawBuilder<unknown>,
  which: RawBuilder<unknown>,
  limit: number,
) {
  return sql`
    select l.pro_id as id, l.radius, l.rank, l.review_count as reviews, ${distance(center)} as miles from search_listing l
    where l.category_id = ${category} and l.cell = ${cell} and ${matchesFilters(filters)}
      and ${distance(center)} <= ${miles}::float8 ${which}
    order by l.rank desc, l.review_count desc, l.pro_id limit ${limit}`
}

function afterBest(after: FoundBest | undefined) {
  if (!after) return sql``
  const last = sql`(${after.rank}::smallint, ${after.reviews}::int)`
  // The first comparison is where the index scan begins, the second filters its rows. It is written so that no index
  // can be used for it; otherwise a whole cell would be read and sorted.
  return sql`and (l.rank, l.review_count) <= ${last}
    and ((l.rank, l.review_count) = ${last} and l.pro_id <= ${after.id}::uuid) is not true`
}
