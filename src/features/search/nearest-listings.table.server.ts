import { type RawBuilder, sql } from 'kysely'

import { lowestId } from '../../platform/id.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { stripsAround } from './circle.ts'
import { distance, matchesFilters, type Near, type Page } from './listings.table.server.ts'

export interface FoundNear {
  id: string
  miles: number
  /** Whether the pro's own service radius reaches the place. */
  serves: boolean
}

/**
 * Pros who serve the place first, then the others, each group by distance. Tries smaller circles before the whole one:
 * a page full of pros who serve the place is final, so a crowded city costs no more than a village.
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

function smallCircles(miles: number, after: FoundNear | undefined): number[] {
  if (after?.serves === false) return []
  const least = Math.max(miles / 25, (after?.miles ?? 0) * 1.5)
  return [least, least * 5].filter((smaller) => smaller < miles)
}

/** The first of two lists if it is full, otherwise the second, which runs only then. */
function ifFull(first: RawBuilder<unknown>, second: RawBuilder<unknown>, limit: number) {
  return sql`(with first as materialized (select id, miles, away from ${first} x)
    select id, miles, away from first where (select count(*) from first) = ${limit}
    union all select id, miles, away from ${second} y where (select count(*) from first) < ${limit})`
}

function nearestWithin(
  { category, center, miles, ...filters }: Near,
  { after, limit, servingOnly = false }: Page<FoundNear> & { servingOnly?: boolean },
) {
  const strips = stripsAround(center, miles, 0.02)
  const [rows, wests, easts] = [
    arrayOf(strips.map(({ row }) => row)),
    arrayOf(strips.map(({ west }) => west)),
    arrayOf(strips.map(({ east }) => east)),
  ]
  // The keyset is ascending, and false sorts before true: hence "away" and not "serves".
  return sql`(
    select y.id, y.miles, y.away from (
      select x.id, x.miles, x.miles > x.radius as away from (
        select l.pro_id as id, l.radius, ${distance(center)} as miles
        from unnest(${rows}::int[], ${wests}::float8[], ${easts}::float8[]) as strip(number, west, east)
        join search_listing l on l.category_id = ${category} and floor((l.lat + 90) / 0.02)::int = strip.number
          and l.lng between strip.west and strip.east
        where ${matchesFilters(filters)} offset 0) x
      where x.miles <= ${miles}::float8) y
    where (y.away, y.miles, y.id) > (${after?.serves === false}::boolean, ${after?.miles ?? -1}::float8, ${after?.id ?? lowestId}::uuid)
      and (not y.away or not ${servingOnly}::boolean)
    order by y.away, y.miles, y.id limit ${limit})`
}

/** As the database reads arrays. The driver would quote each number, which takes a twentieth of a search. */
function arrayOf(numbers: readonly number[]): string {
  return `{${numbers.join(',')}}`
}
