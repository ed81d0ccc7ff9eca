import { foreignCursor } from '../../platform/cursor.ts'
import { type FieldErrors, refuse, refuseFields } from '../../platform/refusal.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { known, type KnownPlace, type Place } from '../places/place.ts'
import { findPlace, findPoint } from '../places/places.server.ts'
import { presentPro } from '../pros/present-pro.server.ts'
import type { ProCardData } from '../pros/pro-card.ts'
import { findMembersFirst, findPros } from '../pros/pros.table.server.ts'
import { maxCounted } from './counted.ts'
import { findBest, findBestNear } from './best-listings.table.server.ts'
import { countListings } from './listings.table.server.ts'
import { findNearest } from './nearest-listings.table.server.ts'
import { SearchCursor, type Position, type SearchQuery } from './search.schema.ts'
import { distances } from './search-limits.ts'

export interface SearchResult {
  pros: ProCardData[]
  /** The cursor of the next page. */
  next: string | null
  /** What the location was understood as. */
  place: Place | null
  alternatives: Place[]
  corrected: boolean
}

/** Listed pros: with a place the nearest (those who come there first) or the best rated around it, else the best rated. */
export async function searchPros(visit: Visit, query: SearchQuery): Promise<SearchResult> {
  const understood = understand(query)
  const place = understood?.place ?? null
  const limit = query.limit ?? 20

  const found = await findIds(visit, query, place, limit + 1)
  const shown = found.slice(0, limit)
  const last = found.length > limit ? shown.at(-1) : undefined
  return {
    pros: await present(visit, shown, query.service),
    next: last ? SearchCursor.encode(last.position) : null,
    place,
    alternatives: understood?.alternatives ?? [],
    corrected: understood?.corrected ?? false,
  }
}

/** What a result list is ordered by; a cursor continues a list of its own order only. */
export function orderOf({ sort }: SearchQuery, place: Place | null): Position['by'] {
  return place && sort !== 'rating' ? 'distance' : 'rating'
}

/** How many pros fit the filters, counted up to `maxCounted`. */
export async function countPros(visit: Visit, query: SearchQuery, place: Place | null): Promise<number> {
  return countListings(visit, { ...filters(visit, query), center: place ?? undefined }, maxCounted)
}

/** The best rated; those who take no requests stand back while there are others among the first dozen. */
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

async function findIds(visit: Visit, query: SearchQuery, place: Place | null, limit: number): Promise<Found[]> {
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

function understand({ location, lat, lng }: SearchQuery): KnownPlace | null {
  if (lat !== undefined && lng !== undefined) {
    const place = findPoint({ latitude: lat, longitude: lng })
    return place ? known(place) : refuseUnknown(`${lat}, ${lng}`, { lat: 'This point is not in the United States' })
  }
  if (location === undefined) return null
  const answer = findPlace(location)
  if (answer.status !== 'unknown') return answer
  const fields = { location: 'We could not find this place. A ZIP code or “City, ST” works best' }
  return refuseUnknown(location, fields, answer.suggestions)
}

function refuseUnknown(what: string, fields: FieldErrors, suggestions: readonly Place[] = []): never {
  return refuse('invalid', `We could not find “${what.slice(0, 80)}”.`, {
    code: 'UNKNOWN_LOCATION',
    fields,
    suggestions: suggestions.map(publicPlace),
  })
}

/** A place as the API shows it. */
export function publicPlace({ label, city, state, zip, latitude, longitude }: Place) {
  return { label, city, state, zip, latitude, longitude }
}

function filters({ now }: Visit, query: SearchQuery) {
  const { service = 0, minRating = 0, distance = distances.start, takesRequests = false } = query
  return {
    category: service,
    miles: distance,
    minRating: Math.round(minRating * 100),
    takingAt: takesRequests ? now : undefined,
  }
}
