import { sql } from 'kysely'

import type { Visit } from '../../platform/visit.server.ts'
import type { Point } from '../places/distance.ts'
import { cellsAround } from './circle.ts'

/** The criteria of a search. */
export interface Near {
  category: number
  center: Point
  miles: number
  /** Hundredths. */
  minRating: number
  /** Only pros who currently take requests. */
  takingAt?: Date
  /** The id of a pro to leave out. */
  except?: string
}

/** At most `limit`, after the last one of the previous page. */
export interface Page<Found> {
  after: Found | undefined
  limit: number
}

/** The distance of a listing `l`, in miles. */
export const distance = ({ latitude, longitude }: Point) =>
  sql<number>`dist_mi(${latitude}::float8, ${longitude}::float8, l.lat, l.lng)`

/** Whether a listing `l` passes the filters other than place and category. */
export function matchesFilters({ minRating, takingAt, except }: Omit<Near, 'category' | 'center' | 'miles'>) {
  const takes = takingAt ? sql`and l.requests_until > ${takingAt}::timestamptz` : sql``
  const others = except === undefined ? sql`` : sql`and l.pro_id <> ${except}::uuid`
  return sql`l.rating >= ${minRating} ${takes} ${others}`
}

/** The number of results; counting stops at `max`. */
export async function countListings(
  { db }: Visit,
  near: Omit<Near, 'center'> & { center: Point | undefined },
  max: number,
) {
  const { category, center, miles } = near
  const within = center
    ? sql`and l.cell = any(${cellsAround(center, miles)}::int[]) and ${distance(center)} <= ${miles}::float8`
    : sql``
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 from search_listing l
      where l.category_id = ${category} and ${matchesFilters(near)} ${within} limit ${max}) x`.execute(db)
  return rows[0]?.count ?? 0
}
