import { isId } from '../../platform/id.ts'
import { distances, ratings, widestSearch } from '../../features/search/search-limits.ts'
import type { Sort } from '../../features/search/search.schema.ts'

export interface Filters {
  location: string
  /** A category, or null for all of them. */
  service: number | null
  /** Miles. */
  distance: number
  minRating: number
  /** Only pros who take requests. */
  takesRequests: boolean
  /** Only pros who are free on this day, YYYY-MM-DD. */
  date: string | null
  /** A pro to leave out, who could not come: the id. */
  except: string | null
  sort: Sort | null
  cursor: string | null
}

export const noFilters: Filters = {
  location: '',
  service: null,
  distance: distances.start,
  minRating: ratings.start,
  takesRequests: false,
  date: null,
  except: null,
  sort: null,
  cursor: null,
}

/**
 * The filters of an address or a form, without a cursor. Invalid values fall back to their defaults, so that an old
 * link never breaks. Written by hand because browsers run it too, and a schema library would be larger than the page.
 */
export function readFilters(search: URLSearchParams): Filters {
  const service = numberIn(search.get('service'), 1, 1_000_000)
  const date = search.get('date')
  const except = search.get('except')
  const sort = search.get('sort')
  return {
    location: (search.get('location') ?? '').trim().slice(0, 300),
    service: Number.isInteger(service) ? service : null,
    // Not less than what is asked for, so that nobody is left out.
    distance: onSlider(distances, numberIn(search.get('distance'), 1, widestSearch), Math.ceil),
    minRating: onSlider(ratings, numberIn(search.get('minRating'), 0, 5), Math.floor),
    takesRequests: search.get('takesRequests') === 'true',
    date: date && /^\d{4}-\d\d-\d\d$/.test(date) ? date : null,
    except: except && isId(except) ? except : null,
    sort: sort === 'distance' || sort === 'rating' ? sort : null,
    cursor: null,
  }
}

function onSlider(
  { min, max, step, start }: typeof distances,
  value: number | null,
  whole: (steps: number) => number,
): number {
  return Math.min(max, Math.max(min, whole((value ?? start) / step) * step))
}

function numberIn(text: string | null, min: number, max: number): number | null {
  const number = /^\d+(\.\d+)?$/.test(text?.trim() ?? '') ? Number(text) : NaN
  return number >= min && number <= max ? number : null
}

/**
 * The address of these filters; defaults are left out, and any change except of the cursor starts from the first pro.
 */
export function searchHref(filters: Filters, changes: Partial<Filters> = {}): string {
  const wanted = { ...filters, cursor: null, ...changes }
  const search = new URLSearchParams()
  for (const name of filterNames) {
    const value = wanted[name]
    if (value !== null && value !== noFilters[name]) search.set(name, String(value))
  }
  return search.size > 0 ? `/find-pros?${search}` : '/find-pros'
}

/** How many filters are set, for the button that opens them on phones; it names the place itself. */
export function countActiveFilters(filters: Filters): number {
  return counted.filter((name) => filters[name] !== noFilters[name]).length
}

const counted = ['service', 'distance', 'minRating', 'takesRequests', 'date', 'except'] as const
const filterNames = ['location', ...counted, 'sort', 'cursor'] as const
