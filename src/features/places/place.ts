/** How exact a point is: the exact spot, or the center of a ZIP code, city, county, region or state. */
type Precision = 'exact' | 'zip' | 'city' | 'county' | 'region' | 'state'

export interface Place {
  label: string
  city: string | null
  state: string
  zip: string | null
  latitude: number
  longitude: number
  timeZone: string
  precision: Precision
}

export interface KnownPlace {
  status: 'ok' | 'ambiguous'
  place: Place
  alternatives: Place[]
  corrected: boolean
}

export interface UnknownPlace {
  status: 'unknown'
  suggestions: Place[]
}

export type PlaceAnswer = KnownPlace | UnknownPlace

/** A place as the API returns it. */
export function publicPlace({ label, city, state, zip, latitude, longitude }: Place) {
  return { label, city, state, zip, latitude, longitude }
}

export function known(place: Place, alternatives: Place[] = []): KnownPlace {
  return { status: 'ok', place, alternatives, corrected: false }
}

export function unknown(suggestions: Place[] = []): UnknownPlace {
  return { status: 'unknown', suggestions }
}
