import { CalendarDay } from '../../features/availability/availability.schema.ts'
import type { Place, PlaceAnswer } from '../../features/places/place.ts'
import { findPlace } from '../../features/places/places.server.ts'
import { orderOf, type SearchFilters } from '../../features/search/find-candidates.server.ts'
import { searchDays } from '../../features/search/search-days.ts'
import { SearchCursor } from '../../features/search/search.schema.ts'
import { categories } from '../../features/services/category.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { type Filters, readFilters } from './filters.ts'
import type { SearchPage } from './search-page.ts'

/** What an address asks for. */
export interface Asked extends Pick<SearchPage, 'days'> {
  filters: Filters
  /** How its text was understood, if it has one. */
  answer: PlaceAnswer | null
  place: Place | null
  query: SearchFilters
}

/**
 * The search of an address. An unknown service means all of them, a day that is over or too far ahead any day, and an
 * invalid cursor the first page.
 */
export function readAddress({ now }: Pick<Visit, 'now'>, url: string): Asked {
  const search = new URL(url).searchParams
  const wanted = readFilters(search)
  const answer = wanted.location ? findPlace(wanted.location) : null
  const place = answer && answer.status !== 'unknown' ? answer.place : null
  const days = searchDays(now, place)
  const cursor = search.get('cursor')
  const filters = {
    ...wanted,
    service: categories.some(({ id }) => id === wanted.service) ? wanted.service : null,
    date: dayWithin(days, wanted.date),
    cursor: SearchCursor.safeParse(cursor).success ? cursor : null,
  }
  return { filters, answer, place, days, query: queryOf(filters, place) }
}

function dayWithin({ first, last }: SearchPage['days'], date: string | null): string | null {
  const day = CalendarDay.safeParse(date).data
  return day !== undefined && first <= day && day <= last ? day : null
}

/** A cursor of another sort order means the first page, too. */
function queryOf({ cursor, ...filters }: Filters, place: Place | null): SearchFilters {
  const { service, distance, minRating, takesRequests, date, except, sort } = filters
  const query = {
    distance,
    minRating,
    takesRequests,
    service: service ?? undefined,
    date: date ?? undefined,
    except: except ?? undefined,
    sort: sort ?? undefined,
  }
  const position = cursor === null ? undefined : SearchCursor.parse(cursor)
  return position?.by === orderOf(query, place) ? { ...query, cursor: position } : query
}
