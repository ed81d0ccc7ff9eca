import type { Place } from './place.ts'

type Town = Pick<Place, 'city' | 'state' | 'zip'>

// In memory only, as what is typed: it lasts through a login, and nothing is stored.
let searched: Town | null = null

/** Keeps where somebody looked for pros: most likely their pool is there. */
export function rememberSearched(place: Place): void {
  if (place.city !== null) searched = place
}

/** The last one; of a town searched by its name the ZIP code is not known. */
export function searchedPlace(): Town | null {
  return searched
}
