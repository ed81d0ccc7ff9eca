import { foreignCursor } from '../../platform/cursor.ts'
import { refuseFields } from '../../platform/refusal.ts'
import type { Visit } from '../../platform/visit.server.ts'
import type { Place } from '../places/place.ts'
import { findBest, findBestNear } from './best-listings.table.server.ts'
import { findNearest } from './nearest-listings.table.server.ts'
import type { Position, SearchQuery } from './search.schema.ts'
import { distances } from './search-limits.ts'

/** The criteria besides the place: its text is looked up once, before the search. */
export type SearchFilters = Omit<SearchQuery, 'location' | 'lat' | 'lng'>

/** A pro who passes every filter except that of the day. */
export interface Candidate {
  id: string
  distanceMiles: number | null
  servesLocation: boolean | null
  /** Where a list that ends here continues. */
  position: Position
}

/** At most `limit`, in the order of the list and from the query's cursor on. */
export async function findCandidates(
  visit: Visit,
  query: SearchFilters,
  place: Place | null,
  limit: number,
): Promise<Candidate[]> {
  const { cursor } = query
  const order = orderOf(query, place)
  if (cursor && cursor.by !== order) refuseFields({ cursor: foreignCursor })
  if (place && order === 'distance') {
    const after = cursor?.by === order ? cursor : undefined
    const found = await findNearest(visit, { ...filtersOf(visit, query), center: place }, { after, limit })
    return found.map(({ id, miles, serves }) => ({
      id,
      distanceMiles: miles,
      servesLocation: serves,
      position: { by: 'distance', serves, miles, id },
    }))
  }
  const after = cursor?.by === 'rating' ? { ...cursor, miles: null, radius: 0 } : undefined
  const found = place
    ? await findBestNear(visit, { ...filtersOf(visit, query), center: place }, { after, limit })
    : await findBest(visit, filtersOf(visit, query), { after, limit })
  return found.map(({ id, miles, radius, rank, reviews }) => ({
    id,
    distanceMiles: miles,
    servesLocation: miles === null ? null : miles <= radius,
    position: { by: 'rating', rank, reviews, id },
  }))
}

/** The sort order of a result list; a cursor is valid only for a list of the same order. */
export function orderOf({ sort }: SearchFilters, place: Place | null): Position['by'] {
  return place && sort !== 'rating' ? 'distance' : 'rating'
}

/** The filters as the listings have them. Whoever is free on a day takes requests. */
export function filtersOf({ now }: Pick<Visit, 'now'>, query: SearchFilters) {
  const { service = 0, minRating = 0, distance = distances.start, takesRequests = false, date, except } = query
  return {
    category: service,
    miles: distance,
    minRating: Math.round(minRating * 100),
    takingAt: takesRequests || date !== undefined ? now : undefined,
    except,
  }
}
