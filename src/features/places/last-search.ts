import type { Place } from './place.ts'

// In memory only, as what is typed: it lasts through a login, and nothing is stored.
let town: Place | null = null
let kind: string | null = null

/** Keeps where somebody looked for pros, since their pool is most likely there, and for what kind of work. */
export function rememberSearch(search: { place: Place | null; kind: string | null }): void {
  if (search.place && search.place.city !== null) town = search.place
  kind = search.kind
}

/** The last one; of a town searched by its name the ZIP code is not known. */
export function searchedTown(): Place | null {
  return town
}

/** The name of its category. */
export function searchedKind(): string | null {
  return kind
}
