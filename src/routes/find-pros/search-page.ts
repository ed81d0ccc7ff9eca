import type { MapView } from '../../features/maps/map-view.ts'
import type { Place } from '../../features/places/place.ts'
import type { ProCardFace } from '../../features/pros/pro-card-face.ts'
import type { TownCount } from '../../features/search/local-place.ts'
import type { Filters } from './filters.ts'

/** Everything that the page shows for one address. */
export interface SearchPage {
  filters: Filters
  categories: { id: number; name: string }[]
  pros: ProCardFace[]
  /** The cursor of the next page. */
  next: string | null
  /** "24 pros", or with a day "At least 20 pros free on Saturday, November 28" */
  counted: string
  /** Where somebody is when nobody was found, how far that is, and whether they serve the place nevertheless. */
  nearest: { city: string; state: string; zip: string; miles: number; serves: boolean } | null
  place: Place | null
  /** Where the visitor's pool is, as long as no place is searched for. */
  zip: string | null
  /** Other places that the text may mean. */
  alternatives: string[]
  corrected: boolean
  /** Towns to choose from if the place is a whole state or county; null for a smaller place. */
  towns: TownCount[] | null
  /** The text matches no known place; `suggestions` are similar ones. */
  unknown: { suggestions: string[] } | null
  view: MapView | null
  /** The business that the search leaves out. */
  leftOut: string | null
  /** The days that can be searched for, YYYY-MM-DD. */
  days: { first: string; last: string }
  /** The day that was searched for. */
  day: SearchedDay | null
}

export interface SearchedDay {
  /** "Saturday, November 28" */
  words: string
  next: { date: string; words: string } | null
}

/** The next page of results, and the cursor that it follows. */
export interface MorePros extends Pick<SearchPage, 'pros' | 'next'> {
  cursor: string | null
}
