import type { Point } from './distance.ts'
import { gazetteer } from './gazetteer.server.ts'
import type { Place, PlaceAnswer } from './place.ts'
import { type Address, type AddressAnswer, matchAddress } from './place-address.ts'
import { placeOfZipCode } from './place-label.ts'
import { matchPlace } from './place-match.ts'
import { placeAt } from './place-nearest.ts'
import { matchPrefix } from './place-suggest.ts'

/** Reads the gazetteer once, so that no visitor waits for it. */
export function loadPlaces(): void {
  gazetteer()
}

/** Finds the place a text means: "78704", "Austin, TX", a whole address, "30.27, -97.74". Never throws. */
export function findPlace(text: string): PlaceAnswer {
  return matchPlace(gazetteer(), text)
}

/** At most 8 places for what is being typed. */
export function suggestPlaces(text: string, limit?: number): Place[] {
  return matchPrefix(gazetteer(), text, limit)
}

/** The exact point, named after the ZIP code around it; undefined outside the country. */
export function findPoint(point: Point): Place | undefined {
  return placeAt(gazetteer(), point)
}

/** The place of an address. The ZIP code decides: it is the finest point that is public, so the street is left out. */
export function findAddress(address: Address): AddressAnswer {
  return matchAddress(gazetteer(), address)
}

export function placeOfZip(zip: string): Place | undefined {
  const zipCode = gazetteer().zips.find(zip)
  return zipCode && placeOfZipCode(zipCode)
}
