import type { KnownRegion, Region, Town, ZipCode } from './gazetteer.ts'
import type { Place } from './place.ts'

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
  const label = `${name} ${countyWordOf.get(state) ?? 'County'}, ${state}`
  return { label, city: null, state, zip: null, latitude, longitude, timeZone, precision: 'county' }
}

export function placeOfRegion({ label, state, latitude, longitude, timeZone }: KnownRegion): Place {
  return { label, city: null, state, zip: null, latitude, longitude, timeZone, precision: 'region' }
}

export function placeOfState({ name, state, latitude, longitude, timeZone }: Region): Place {
  return { label: name, city: null, state, zip: null, latitude, longitude, timeZone, precision: 'state' }
}

const countyWordOf = new Map([
  ['LA', 'Parish'],
  ['PR', 'Municipio'],
])
