import { foreignCursor } from '../../platform/cursor.ts'
import { refuseFields } from '../../platform/refusal.ts'
import type { Visit } from '../../platform/visit.server.ts'
import type { Place } from '../places/place.ts'
import { presentPro } from '../pros/present-pro.server.ts'
import type { ProCardData } from '../pros/pro-card.ts'
import { findMembersFirst, findPros } from '../pros/pros.table.server.ts'
import { maxCounted } from './counted.ts'
import { findBest, findBestNear } from './best-listings.table.server.ts'
import { countListings } from './listings.table.server.ts'
import { findNearest } from './nearest-listings.table.server.ts'
import { SearchCursor, type Position, type SearchQuery } from './search.schema.ts'
import { distances } from './search-limits.ts'

/** The criteria besides the place: its text is looked up once, before the search. */
export type SearchFilters = Omit<SearchQuery, 'location' | 'lat' | 'lng'>

export interface SearchResult {
  pros: ProCardData[]
  /** The cursor of the next page. */
  next: string | null
}

/**
 * Listed pros: with a place the nearest (those who serve it first) or the best rated around it, otherwise the best
 * rated.
 */
export async function searchPros(visit: Visit, query: SearchFilters, place: Place | null): Promise<SearchResult> {
  const limit = query.limit ?? 20
  const found = await findIds(visit, query, place, limit + 1)
  const shown = found.slice(0, limit)
  const last = found.length > limit ? shown.at(-1) : undefined
  return {
    pros: await present(visit, shown, query.service),
    next: last ? SearchCursor.encode(last.position) : null,
  }
}

/** The sort order of a result list; a cursor is valid only for a list of the same order. */
export function orderOf({ sort }: SearchFilters, place: Place | null): Position['by'] {
  return place && sort !== 'rating' ? 'distance' : 'rating'
}

/** How many pros match the filters, counted up to `maxCounted`. */
export async function countPros(visit: Visit, query: SearchFilters, place: Place | null): Promise<number> {
  return countListings(visit, { ...filters(visit, query), center: place ?? undefined }, maxCounted)
}

/** The best rated; among the first dozen, those who take no requests come last. */
export async function topPros(visit: Visit, limit: number): Promise<ProCardData[]> {
  const best = await findBest(visit, filters(visit, {}), { after: undefined, limit: 12 })
  const ids = best.map(({ id }) => id)
  return (await findMembersFirst(visit, ids, limit)).map((pro) => presentPro(pro, visit.actor?.id))
}

interface Found {
  id: string
  distanceMiles: number | null
  servesLocation: boolean | null
  position: Position
}

async function findIds(visit: Visit, query: SearchFilters, place: Place | null, limit: number): Promise<Found[]> {
  const { cursor } = query
  const order = orderOf(query, place)
  if (cursor && cursor.by !== order) refuseFields({ cursor: foreignCursor })
  if (place && order === 'distance') {
    const after = cursor?.by === order ? cursor : undefined
    const found = await findNearest(visit, { ...filters(visit, query), center: place }, { after, limit })
    return found.map(({ id, miles, serves }) => ({
      id,
      distanceMiles: miles,
      servesLocation: serves,
      position: { by: 'distance', serves, miles, id },
    }))
  }
  const after = cursor?.by === 'rating' ? { ...cursor, miles: null, radius: 0 } : undefined
  const found = place
    ? await findBestNear(visit, { ...filters(visit, query), center: place }, { after, limit })
    : await findBest(visit, filters(visit, query), { after, limit })
  return found.map(({ id, miles, radius, rank, reviews }) => ({
    id,
    distanceMiles: miles,
    servesLocation: miles === null ? null : miles <= radius,
    position: { by: 'rating', rank, reviews, id },
  }))
}

async function present(visit: Visit, found: readonly Found[], category: number | undefined): Promise<ProCardData[]> {
  const ids = found.map(({ id }) => id)
  const pros = new Map((await findPros(visit, ids)).map((pro) => [pro.accountId, pro]))
  return found.flatMap(({ id, distanceMiles, servesLocation }) => {
    const pro = pros.get(id)
    return pro ? [presentPro(pro, visit.actor?.id, { distanceMiles, servesLocation, category })] : []
  })
}

function filters({ now }: Visit, query: SearchFilters) {
  const { service = 0, minRating = 0, distance = distances.start, takesRequests = false } = query
  return {
    category: service,
    miles: distance,
    minRating: Math.round(minRating * 100),
    takingAt: takesRequests ? now : undefined,
  }
}
