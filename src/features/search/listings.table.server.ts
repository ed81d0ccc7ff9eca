import { sql } from 'kysely'

import type { Database } from '../../platform/database.server.ts'
import type { Point } from '../places/distance.ts'
import { cellsAround } from './cell.ts'

export interface Near {
  category: number
  center: Point
  miles: number
  /** Hundredths. */
  minRating: number
}

export interface FoundNear {
  id: string
  miles: number
  /** Whether the pro's own radius reaches the place. */
  serves: boolean
}

export interface FoundBest {
  id: string
  miles: number | null
  radius: number
  rank: number
  reviews: number
}

const nobody = '00000000-0000-0000-0000-000000000000'
const distance = ({ latitude, longitude }: Point) =>
  sql<number>`dist_mi(${latitude}::float8, ${longitude}::float8, l.lat, l.lng)`

/** The nearest within one circle: those whose own radius reaches its centre, and after them those whose does not. */
export async function findNearest(
  db: Database,
  { category, center, miles, minRating }: Near,
  { servingOnly, after, limit }: { servingOnly: boolean; after: FoundNear | undefined; limit: number },
): Promise<FoundNear[]> {
  // The keyset ascends, and false sorts before true: hence "away" and not "serves".
  const { rows } = await sql<FoundNear>`
    select y.id, y.miles, not y.away as serves from (
      select x.pro_id as id, x.miles, x.miles > x.radius as away from (
        select l.pro_id, l.radius, ${distance(center)} as miles from search_listing l
        where l.category_id = ${category} and l.cell = any(${cellsAround(center, miles)}::int[]) and l.rating >= ${minRating}
        offset 0) x
      where x.miles <= ${miles}::float8) y
    where (y.away, y.miles, y.id) > (${after?.serves === false}::boolean, ${after?.miles ?? -1}::float8, ${after?.id ?? nobody}::uuid)
      and (not y.away or not ${servingOnly}::boolean)
    order by y.away, y.miles, y.id limit ${limit}`.execute(db)
  return rows
}

/** The best rated within a circle: each cell gives its best, and the best of those are the best of all. */
export async function findBestNear(
  db: Database,
  { category, center, miles, minRating }: Near,
  { after, limit }: { after: FoundBest | undefined; limit: number },
): Promise<FoundBest[]> {
  const { rows } = await sql<FoundBest>`
    select x.* from unnest(${cellsAround(center, miles)}::int[]) as c(cell) cross join lateral (
      select l.pro_id as id, l.radius, l.rank, l.review_count as reviews, ${distance(center)} as miles from search_listing l
      where l.category_id = ${category} and l.cell = c.cell and l.rating >= ${minRating}
        and ${distance(center)} <= ${miles}::float8 ${afterBest(after)}
      order by l.rank desc, l.review_count desc, l.pro_id limit ${limit}) x
    order by x.rank desc, x.reviews desc, x.id limit ${limit}`.execute(db)
  return rows
}

/** The best rated anywhere. */
export async function findBest(
  db: Database,
  { category, minRating }: Pick<Near, 'category' | 'minRating'>,
  { after, limit }: { after: FoundBest | undefined; limit: number },
): Promise<FoundBest[]> {
  const { rows } = await sql<FoundBest>`
    select l.pro_id as id, l.radius, l.rank, l.review_count as reviews, null::float8 as miles from search_listing l
    where l.category_id = ${category} and l.rating >= ${minRating} ${afterBest(after)}
    order by l.rank desc, l.review_count desc, l.pro_id limit ${limit}`.execute(db)
  return rows
}

/** How many there are, counted no further than `most`. */
export async function countListings(
  db: Database,
  near: Omit<Near, 'center'> & { center: Point | undefined },
  most: number,
) {
  const { category, center, miles, minRating } = near
  const within = center
    ? sql`and l.cell = any(${cellsAround(center, miles)}::int[]) and ${distance(center)} <= ${miles}::float8`
    : sql``
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 from search_listing l
      where l.category_id = ${category} and l.rating >= ${minRating} ${within} limit ${most}) x`.execute(db)
  return rows[0]?.count ?? 0
}

function afterBest(after: FoundBest | undefined) {
  if (!after) return sql``
  return sql`and ((l.rank, l.review_count) < (${after.rank}::smallint, ${after.reviews}::int)
    or (l.rank = ${after.rank} and l.review_count = ${after.reviews} and l.pro_id > ${after.id}::uuid))`
}
