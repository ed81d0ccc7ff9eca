import type { Place } from './place.ts'

// In memory only, since it was typed by the visitor: it survives a login, and nothing is stored.
let town: SearchedTown | null = null
let kind: string | null = null

/** Records where somebody looked for pros, since their pool is most likely there, and for what kind of work. */
export function rememberSearch(search: { place: Place | null; kind: string | null }): void {
  if (search.place && isTown(search.place)) town = search.place
  kind = search.kind
}

/** The last one; if a town was searched by name, its ZIP code is unknown. */
export function searchedTown(): SearchedTown | null {
  return town
}

/** The name of the category. */
export function searchedKind(): string | null {
  return kind
}

/** Not a county, a region or a state. */
interface SearchedTown extends Place {
  city: string
}

function isTown(place: Place): place is SearchedTown {
  return place.city !== null
}
