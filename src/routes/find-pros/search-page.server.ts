import { lastZipOf } from '../../features/bookings/bookings.server.ts'
import { mapView } from '../../features/maps/map-view.server.ts'
import type { Place } from '../../features/places/place.ts'
import { findPlace } from '../../features/places/places.server.ts'
import { cardFace } from '../../features/pros/pro-card.ts'
import { markSaved } from '../../features/pros/saved-pros.server.ts'
import { countOf } from '../../features/search/counted.ts'
import { listTownsOf } from '../../features/search/local-places.server.ts'
import { SearchCursor } from '../../features/search/search.schema.ts'
import { orderOf, type SearchFilters } from '../../features/search/find-candidates.server.ts'
import { countPros, searchPros } from '../../features/search/search.server.ts'
import { categories as all } from '../../features/services/category.ts'
import { limitReading, type Visit } from '../../platform/visit.server.ts'
import { widestSearch } from '../../features/search/search-limits.ts'
import { type Filters, readFilters } from './filters.ts'
import type { MorePros, SearchPage } from './search-page.ts'

/** The page of results for a request's address. */
export async function answerSearch(visit: Visit, { url }: Request): Promise<SearchPage> {
  await limitReading(visit, 'search')
  return loadSearchPage(visit, readAddress(new URL(url).searchParams))
}

/** The pros of the next page, without what the previous page already shows. */
export async function answerMore(visit: Visit, { url }: Request): Promise<MorePros> {
  await limitReading(visit, 'search')
  const filters = readAddress(new URL(url).searchParams)
  const { cursor } = filters
  const answer = placeIn(filters)
  if (answer?.status === 'unknown') return { cursor, pros: [], next: null }
  const place = answer?.place ?? null
  const { pros, next } = await searchPros(visit, queryOf(filters, place), place)
  return { cursor, pros: await markSaved(visit, pros.map(cardFace)), next }
}

/** The search of an address; an unknown service means all of them, and an invalid cursor the first page. */
function readAddress(search: URLSearchParams): Filters {
  const filters = readFilters(search)
  const cursor = search.get('cursor')
  return {
    ...filters,
    service: all.some(({ id }) => id === filters.service) ? filters.service : null,
    cursor: SearchCursor.safeParse(cursor).success ? cursor : null,
  }
}

/** One page of results. An unknown place is not an error here: the page says so and suggests others. */
async function loadSearchPage(visit: Visit, filters: Filters): Promise<SearchPage> {
  const categories = all.map(({ id, name }) => ({ id, name }))
  const answer = placeIn(filters)
  if (answer?.status === 'unknown') {
    const suggestions = answer.suggestions.map(({ label }) => label)
    return { ...nothing, filters, categories, unknown: { suggestions } }
  }

  const { place, alternatives, corrected } = answer ?? noPlace
  const query = queryOf(filters, place)
  const towns = place && (await listTownsOf(visit, place))
  const asksForTown = towns !== null && towns.length > 0
  // Nobody looks for a pro around the middle of a whole state: its page asks for the town.
  const isBare = place?.precision === 'state' && asksForTown
  const [{ pros, next }, count, zip] = await Promise.all([
    isBare ? nothing : searchPros(visit, query, place),
    isBare ? 0 : countPros(visit, query, place),
    place ? null : lastZipOf(visit),
  ])
  return {
    ...nothing,
    filters,
    categories,
    nearest: place && pros.length === 0 && !asksForTown ? await nearestPro(visit, query, place) : null,
    pros: await markSaved(visit, pros.map(cardFace)),
    next,
    counted: countOf(count),
    place,
    zip,
    alternatives: labelsOf(alternatives, place),
    corrected,
    towns,
    // Nor would a map around it show anything they look for.
    view: place && place.precision !== 'state' ? mapView({ ...place, radiusMiles: filters.distance }) : null,
  }
}

/** The nearest who serves the place, or else the nearest of all, beyond what was searched and for the same kind of work. */
async function nearestPro(visit: Visit, query: SearchFilters, place: Place): Promise<SearchPage['nearest']> {
  const widest = { ...query, distance: widestSearch, sort: undefined, cursor: undefined, limit: 1 }
  const [pro] = (await searchPros(visit, widest, place)).pros
  if (!pro) return null
  const { city, state, zipCode, distanceMiles, servesLocation } = pro
  return { city, state, zip: zipCode, miles: distanceMiles ?? 0, serves: servesLocation === true }
}

function placeIn({ location }: Filters) {
  return location ? findPlace(location) : null
}

const noPlace = { place: null, alternatives: [], corrected: false }

const nothing = {
  ...noPlace,
  pros: [],
  next: null,
  counted: '',
  nearest: null,
  zip: null,
  towns: null,
  unknown: null,
  view: null,
}

/** A cursor of another sort order means the first page, too. */
function queryOf(filters: Filters, place: Place | null): SearchFilters {
  const { service, distance, minRating, takesRequests, sort, cursor } = filters
  const query = { service: service ?? undefined, distance, minRating, takesRequests, sort: sort ?? undefined }
  const position = cursor === null ? undefined : SearchCursor.parse(cursor)
  return position?.by === orderOf(query, place) ? { ...query, cursor: position } : query
}

function labelsOf(places: readonly Place[], chosen: Place | null): string[] {
  return [...new Set(places.map(({ label }) => label))].filter((label) => label !== chosen?.label).slice(0, 5)
}
