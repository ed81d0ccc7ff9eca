import { type RawBuilder, sql } from 'kysely'

import type { Visit } from '../../platform/visit.server.ts'
import type { Point } from '../places/distance.ts'
import { cellsAround, stripsAround } from './circle.ts'

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

/** At most `limit`, after the last one of the previous page. */
interface Page<Found> {
  after: Found | undefined
  limit: number
}

const nobody = '00000000-0000-0000-0000-000000000000'
const distance = ({ latitude, longitude }: Point) =>
  sql<number>`dist_mi(${latitude}::float8, ${longitude}::float8, l.lat, l.lng)`

/**
 * Pros who serve the place first, then the others, each group by distance. Smaller circles are tried before the whole
 * one: a page filled with pros who serve the place is final, so a crowded city costs no more than a village.
 */
export async function findNearest({ db }: Pick<Visit, 'db'>, near: Near, page: Page<FoundNear>): Promise<FoundNear[]> {
  const whole = nearestWithin(near, page)
  const nearest = smallCircles(near.miles, page.after)
    .map((miles) => nearestWithin({ ...near, miles }, { ...page, servingOnly: true }))
    .reduceRight((wider, circle) => ifFull(circle, wider, page.limit), whole)
  const { rows } = await sql<FoundNear>`
    select id, miles, not away as serves from ${nearest} found order by away, miles, id`.execute(db)
  return rows
}

/**
 * The best rated within a circle: each grid cell gives its best, and the best of those are the best of all. The first of
 * each cell are compared before that: nobody ranked below the `limit`-th of them, the cutoff, can be on the page.
 */
export async function findBestNear({ db }: Visit, near: Near, { after, limit }: Page<FoundBest>): Promise<FoundBest[]> {
  const further = afterBest(after)
  const { rows } = await sql<FoundBest>`
    with cells as materialized (
      select number as cell, first.rank as best from unnest(${cellsAround(near.center, near.miles)}::int[]) as number
      cross join lateral (${bestInCell(near, sql`number`, further, 1)}) first),
    cutoff as materialized (
      select coalesce((select best from cells order by best desc offset ${limit - 1} limit 1), 0) as rank)
    select x.id, x.radius, x.rank, x.reviews, x.miles from cells
    cross join lateral (${bestInCell(near, sql`cells.cell`, sql`${further} and l.rank >= (select rank from cutoff)`, limit)}) x
    where cells.best >= (select rank from cutoff)
    order by x.rank desc, x.reviews desc, x.id limit ${limit}`.execute(db)
  return rows
}

/** The best rated anywhere. */
export async function findBest(
  { db }: Visit,
  { category, minRating }: Pick<Near, 'category' | 'minRating'>,
  { after, limit }: Page<FoundBest>,
): Promise<FoundBest[]> {
  const { rows } = await sql<FoundBest>`
    select l.pro_id as id, l.radius, l.rank, l.review_count as reviews, null::float8 as miles from search_listing l
    where l.category_id = ${category} and l.rating >= ${minRating} ${afterBest(after)}
    order by l.rank desc, l.review_count desc, l.pro_id limit ${limit}`.execute(db)
  return rows
}

/** How many there are; counting stops at `max`. */
export async function countListings(
  { db }: Visit,
  near: Omit<Near, 'center'> & { center: Point | undefined },
  max: number,
) {
  const { category, center, miles, minRating } = near
  const within = center
    ? sql`and l.cell = any(${cellsAround(center, miles)}::int[]) and ${distance(center)} <= ${miles}::float8`
    : sql``
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 from search_listing l
      where l.category_id = ${category} and l.rating >= ${minRating} ${within} limit ${max}) x`.execute(db)
  return rows[0]?.count ?? 0
}

function smallCircles(miles: number, after: FoundNear | undefined): number[] {
  if (after?.serves === false) return []
  const least = Math.max(miles / 25, (after?.miles ?? 0) * 1.5)
  return [least, least * 5].filter((smaller) => smaller < miles)
}

/** The first of two lists when it is full; else the second, which runs only then. */
function ifFull(first: RawBuilder<unknown>, second: RawBuilder<unknown>, limit: number) {
  return sql`(with first as materialized (select id, miles, away from ${first} x)
    select id, miles, away from first where (select count(*) from first) = ${limit}
    union all select id, miles, away from ${second} y where (select count(*) from first) < ${limit})`
}

function nearestWithin(
  { category, center, miles, minRating }: Near,
  { after, limit, servingOnly = false }: Page<FoundNear> & { servingOnly?: boolean },
) {
  const strips = stripsAround(center, miles, 0.02)
  const [rows, wests, easts] = [
    strips.map(({ row }) => row),
    strips.map(({ west }) => west),
    strips.map(({ east }) => east),
  ]
  // The keyset ascends, and false sorts before true: hence "away" and not "serves".
  return sql`(
    select y.id, y.miles, y.away from (
      select x.id, x.miles, x.miles > x.radius as away from (
        select l.pro_id as id, l.radius, ${distance(center)} as miles
        from unnest(${rows}::int[], ${wests}::float8[], ${easts}::float8[]) as strip(number, west, east)
        join search_listing l on l.category_id = ${category} and floor((l.lat + 90) / 0.02)::int = strip.number
          and l.lng between strip.west and strip.east
        where l.rating >= ${minRating} offset 0) x
      where x.miles <= ${miles}::float8) y
    where (y.away, y.miles, y.id) > (${after?.serves === false}::boolean, ${after?.miles ?? -1}::float8, ${after?.id ?? nobody}::uuid)
      and (not y.away or not ${servingOnly}::boolean)
    order by y.away, y.miles, y.id limit ${limit})`
}

function bestInCell(
  { category, center, miles, minRating }: Near,
  cell: RawBuilder<unknown>,
  which: RawBuilder<unknown>,
  limit: number,
) {
  return sql`
    select l.pro_id as id, l.radius, l.rank, l.review_count as reviews, ${distance(center)} as miles from search_listing l
    where l.category_id = ${category} and l.cell = ${cell} and l.rating >= ${minRating}
      and ${distance(center)} <= ${miles}::float8 ${which}
    order by l.rank desc, l.review_count desc, l.pro_id limit ${limit}`
}

function afterBest(after: FoundBest | undefined) {
  if (!after) return sql``
  const last = sql`(${after.rank}::smallint, ${after.reviews}::int)`
  // The first comparison is where the index begins to read, the second what it then leaves out: said in a way that no index
  // can answer, or a whole cell would be read and sorted for it.
  return sql`and (l.rank, l.review_count) <= ${last}
    and ((l.rank, l.review_count) = ${last} and l.pro_id <= ${after.id}::uuid) is not true`
}
