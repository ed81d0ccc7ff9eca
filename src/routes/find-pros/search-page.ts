import type { MapView } from '../../features/maps/map-view.ts'
import type { Place } from '../../features/places/place.ts'
import type { ProCardFace } from '../../features/pros/pro-card.ts'
import type { TownCount } from '../../features/search/local-place.ts'
import type { Filters } from './filters.ts'

/** Everything the page shows for one address. */
export interface SearchPage {
  filters: Filters
  categories: { id: number; name: string }[]
  pros: ProCardFace[]
  /** The cursor of the next page. */
  next: string | null
  /** "24 pros" */
  counted: string
  /** Where somebody is when nobody was found, and how far that is. */
  nearest: { city: string; state: string; zip: string; miles: number } | null
  place: Place | null
  /** Where the visitor's pool is, as long as no place is searched for. */
  zip: string | null
  /** Other places that the words may mean. */
  alternatives: string[]
  corrected: boolean
  /** Towns to choose from where the place is a whole state or county; null where it is narrower. */
  towns: TownCount[] | null
  /** The words could not be found on the map; `suggestions` come near to them. */
  unknown: { suggestions: string[] } | null
  view: MapView | null
}

/** What follows it, and after which cursor. */
export interface MorePros extends Pick<SearchPage, 'pros' | 'next'> {
  cursor: string | null
}
