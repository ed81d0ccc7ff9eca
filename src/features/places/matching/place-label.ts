import type { KnownRegion, Region, Town, ZipCode } from '../gazetteer/gazetteer.ts'
import type { Place } from '../place.ts'

// Places with labels: "Pasadena, CA", "Pasadena, CA 91101", "Kings County, NY", "Tampa Bay, FL".

export function placeOfTown({ name, state, latitude, longitude, timeZone }: Town): Place {
  const label = `${name}, ${state}`
  return { label, city: name, state, zip: null, latitude, longitude, timeZone, precision: 'city' }
}

export function placeOfZipCode({ zip, city, state, latitude, longitude, timeZone }: ZipCode): Place {
  const label = `${city}, ${state} ${zip}`
  return { label, city, state, zip, latitude, longitude, timeZone, precision: 'zip' }
}

export function placeOfCounty({ name, state, latitude, longitude, timeZone }: Region): Place {
  const label = `${name} ${countyWord(state)}, ${state}`
  return { label, city: null, state, zip: null, latitude, longitude, timeZone, precision: 'county' }
}

export function placeOfRegion({ label, state, latitude, longitude, timeZone, precision }: KnownRegion): Place {
  return { label, city: null, state, zip: null, latitude, longitude, timeZone, precision }
}

export function placeOfState({ name, state, latitude, longitude, timeZone }: Region): Place {
  return { label: name, city: null, state, zip: null, latitude, longitude, timeZone, precision: 'state' }
}

/** What the counties of a state are called. */
export function countyWord(state: string): string {
  return countyWordOf.get(state) ?? 'County'
}

const countyWordOf = new Map([
  ['LA', 'Parish'],
  ['PR', 'Municipio'],
])
