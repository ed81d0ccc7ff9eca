import { usualPageSize } from '../../platform/cursor.ts'
import type { Visit } from '../../platform/visit.server.ts'
import type { Place } from '../places/place.ts'
import { presentPro } from '../pros/present-pro.server.ts'
import type { ProCardData } from '../pros/pro-card-face.ts'
import { findMembersFirst, findPros } from '../pros/pros.table.server.ts'
import { maxCounted } from './counted.ts'
import { findBest } from './best-listings.table.server.ts'
import { type Candidate, filtersOf, findCandidates, type SearchFilters } from './find-candidates.server.ts'
import { findFree } from './find-free.server.ts'
import { countListings } from './listings.table.server.ts'
import { SearchCursor } from './search.schema.ts'

export interface FoundPro extends ProCardData {
  /** The first free start on the day that was searched for: HH:mm where the pro works. */
  freeFrom?: string
}

export interface SearchResult {
  pros: FoundPro[]
  /** The cursor of the next page. */
  next: string | null
}

/**
 * Listed pros: with a place the nearest (those who serve it first) or the best rated around it, otherwise the best
 * rated. With a date only those who are free on that day.
 */
export async function searchPros(visit: Visit, query: SearchFilters, place: Place | null): Promise<SearchResult> {
  const { date } = query
  const { found, next } = await (date === undefined
    ? findListed(visit, query, place)
    : findFree(visit, { ...query, date }, place))
  return { pros: await present(visit, found, query.service), next: next ? SearchCursor.encode(next) : null }
}

/** How many pros match the filters other than the date, counted up to `maxCounted`. */
export async function countPros(visit: Visit, query: SearchFilters, place: Place | null): Promise<number> {
  return countListings(visit, { ...filtersOf(visit, query), center: place ?? undefined }, maxCounted)
}

/** The best rated; among the first dozen, those who take no requests come last. */
export async function topPros(visit: Visit, limit: number): Promise<ProCardData[]> {
  const best = await findBest(visit, filtersOf(visit, {}), { after: undefined, limit: 12 })
  const ids = best.map(({ id }) => id)
  return (await findMembersFirst(visit, ids, limit)).map((pro) => presentPro(pro, visit.actor?.id))
}

async function findListed(visit: Visit, query: SearchFilters, place: Place | null) {
  const { limit = usualPageSize } = query
  const candidates = await findCandidates(visit, query, place, limit + 1)
  const found = candidates.slice(0, limit)
  return { found, next: candidates.length > limit ? found.at(-1)?.position : undefined }
}

type Found = Candidate & Pick<FoundPro, 'freeFrom'>

async function present(visit: Visit, found: readonly Found[], category: number | undefined): Promise<FoundPro[]> {
  const ids = found.map(({ id }) => id)
  const pros = await findPros(visit, ids)
  return found.flatMap(({ id, distanceMiles, servesLocation, freeFrom }) => {
    const pro = pros.get(id)
    if (!pro) return []
    return [{ ...presentPro(pro, visit.actor?.id, { distanceMiles, servesLocation, category }), freeFrom }]
  })
}
