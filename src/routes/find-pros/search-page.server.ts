import { freeWords } from '../../features/availability/hours-words.ts'
import { lastZipOf } from '../../features/bookings/bookings.server.ts'
import { mapView } from '../../features/maps/map-view.server.ts'
import type { Place } from '../../features/places/place.ts'
import { cardFace, type ProCardFace } from '../../features/pros/pro-card-face.ts'
import { nameOfPro } from '../../features/pros/pros.server.ts'
import { markSaved } from '../../features/pros/saved-pros.server.ts'
import { countOf } from '../../features/search/counted.ts'
import type { SearchFilters } from '../../features/search/find-candidates.server.ts'
import { listTownsOf } from '../../features/search/local-places.server.ts'
import { countPros, type FoundPro, searchPros } from '../../features/search/search.server.ts'
import { categories as all } from '../../features/services/category.ts'
import { limitReading, type Visit } from '../../platform/visit.server.ts'
import { widestSearch } from '../../features/search/search-limits.ts'
import { type Asked, readAddress } from './read-address.server.ts'
import { countFree, searchedDay } from './searched-day.ts'
import type { MorePros, SearchPage } from './search-page.ts'

/** The page of results for a request's address. */
export async function answerSearch(visit: Visit, { url }: Request): Promise<SearchPage> {
  await limitReading(visit, 'search')
  return loadSearchPage(visit, readAddress(visit, url))
}

/** The pros of the next page, without what the previous page already shows. */
export async function answerMore(visit: Visit, { url }: Request): Promise<MorePros> {
  await limitReading(visit, 'search')
  const { filters, answer, place, query } = readAddress(visit, url)
  const { cursor, date } = filters
  if (answer?.status === 'unknown') return { cursor, pros: [], next: null }
  const { pros, next } = await searchPros(visit, query, place)
  return { cursor, pros: await markSaved(visit, facesOf(pros, date)), next }
}

/** One page of results. An unknown place is not an error here: the page says so and suggests others. */
async function loadSearchPage(visit: Visit, { filters, answer, place, days, query }: Asked): Promise<SearchPage> {
  const day = searchedDay(filters, days)
  const page = { ...nothing, filters, days, day, categories: all.map(({ id, name }) => ({ id, name })) }
  if (answer?.status === 'unknown') {
    const suggestions = answer.suggestions.map(({ label }) => label)
    return { ...page, unknown: { suggestions } }
  }

  const { alternatives, corrected } = answer ?? nothing
  const towns = place && (await listTownsOf(visit, place))
  const asksForTown = towns !== null && towns.length > 0
  // Nobody looks for a pro around the middle of a whole state: its page asks for the town.
  const isBare = place?.precision === 'state' && asksForTown
  const [{ pros, next }, count, zip, leftOut] = await Promise.all([
    isBare ? nothing : searchPros(visit, query, place),
    isBare || day ? 0 : countPros(visit, query, place),
    place ? null : lastZipOf(visit),
    filters.except === null ? null : nameOfPro(visit, filters.except),
  ])
  const [isFirst, isLast] = [filters.cursor === null, next === null]
  const isNobody = pros.length === 0 && isFirst && isLast
  return {
    ...page,
    nearest: place && isNobody && !asksForTown ? await nearestPro(visit, query, place) : null,
    pros: await markSaved(visit, facesOf(pros, filters.date)),
    next,
    counted: day
      ? countFree(pros.length, day, { isFirst, isLast })
      : countOf(count, leftOut === null ? 'pro' : 'other pro'),
    place,
    zip,
    leftOut,
    alternatives: labelsOf(alternatives, place),
    corrected,
    towns,
    // Nor would a map around it show anything they look for.
    view: place && place.precision !== 'state' ? mapView({ ...place, radiusMiles: filters.distance }) : null,
  }
}

function facesOf(pros: readonly FoundPro[], date: string | null): ProCardFace[] {
  return pros.map((pro) => {
    const face = cardFace(pro)
    return date !== null && pro.freeFrom !== undefined
      ? { ...face, free: { date, words: freeWords(date, pro.freeFrom) } }
      : face
  })
}

/**
 * The nearest who serves the place, or else the nearest of all, beyond what was searched and for the same kind of work.
 */
async function nearestPro(visit: Visit, query: SearchFilters, place: Place): Promise<SearchPage['nearest']> {
  const widest = { ...query, distance: widestSearch, sort: undefined, cursor: undefined, limit: 1 }
  const [pro] = (await searchPros(visit, widest, place)).pros
  if (!pro) return null
  const { city, state, zipCode, distanceMiles, servesLocation } = pro
  return { city, state, zip: zipCode, miles: distanceMiles ?? 0, serves: servesLocation === true }
}

const nothing = {
  place: null,
  alternatives: [],
  corrected: false,
  pros: [],
  next: null,
  counted: '',
  nearest: null,
  zip: null,
  leftOut: null,
  towns: null,
  unknown: null,
  view: null,
}

function labelsOf(places: readonly Place[], chosen: Place | null): string[] {
  return [...new Set(places.map(({ label }) => label))].filter((label) => label !== chosen?.label).slice(0, 5)
}
