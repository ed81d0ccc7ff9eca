import { SearchQuery, type Sort } from '../../features/search/search.schema.ts'

export interface Filters {
  location: string
  /** A category, or null for all of them. */
  service: number | null
  /** Miles. */
  distance: number
  minRating: number
  sort: Sort | null
  cursor: string | null
}

export const noFilters: Filters = {
  location: '',
  service: null,
  distance: 25,
  minRating: 0,
  sort: null,
  cursor: null,
}

/** The filters in an address. What makes no sense there falls back to its default: an old link never breaks. */
export function readFilters(search: URLSearchParams): Filters {
  const { service, distance, minRating, sort, cursor } = SearchQuery.shape
  const miles = distance.safeParse(search.get('distance') ?? undefined).data ?? noFilters.distance
  const rating = minRating.safeParse(search.get('minRating') ?? undefined).data ?? noFilters.minRating
  const goesOn = cursor.safeParse(search.get('cursor') ?? undefined).data !== undefined
  return {
    location: (search.get('location') ?? '').trim().slice(0, 300),
    service: service.safeParse(search.get('service') ?? undefined).data || null,
    distance: Math.min(50, Math.max(5, Math.round(miles / 5) * 5)),
    minRating: Math.round(rating * 2) / 2,
    sort: sort.safeParse(search.get('sort') ?? undefined).data ?? null,
    cursor: goesOn ? search.get('cursor') : null,
  }
}

/** The address of these filters; defaults are left out, and any change but of the cursor starts from the first pro. */
export function addressOf(filters: Filters, changes: Partial<Filters> = {}): string {
  const wanted = { ...filters, cursor: null, ...changes }
  const search = new URLSearchParams()
  for (const name of filterNames) {
    const value = wanted[name]
    if (value !== null && value !== noFilters[name]) search.set(name, String(value))
  }
  return search.size > 0 ? `/find-pros?${search}` : '/find-pros'
}

/** How many filters are set, for the button that opens them on phones. */
export function countSet(filters: Filters): number {
  const counted = ['location', 'service', 'distance', 'minRating'] as const
  return counted.filter((name) => filters[name] !== noFilters[name]).length
}

const filterNames = ['location', 'service', 'distance', 'minRating', 'sort', 'cursor'] as const
