import type { Point } from './distance.ts'
import { gazetteer } from './gazetteer/gazetteer.server.ts'
import type { Town } from './gazetteer/gazetteer.ts'
import type { Place, PlaceAnswer } from './place.ts'
import { type Address, type AddressAnswer, matchAddress, matchTown } from './matching/place-address.ts'
import { placeOfZipCode } from './matching/place-label.ts'
import { matchPlace } from './matching/place-match.ts'
import { placeAt } from './matching/place-nearest.ts'
import { matchPrefix } from './matching/place-suggest.ts'
import { townsInside } from './matching/place-towns.ts'

/** Reads the gazetteer once, so that no visitor has to wait for it. */
export function loadPlaces(): void {
  gazetteer()
}

/** Finds the place that a text means: "78704", "Austin, TX", a full address, "30.27, -97.74". Never throws. */
export function findPlace(text: string): PlaceAnswer {
  return matchPlace(gazetteer(), text)
}

/** The largest towns of a region or county; none of any other place. */
export function townsOf(place: Place): Town[] {
  return townsInside(gazetteer(), place)
}

/** At most 8 suggestions for what is being typed. */
export function suggestPlaces(text: string): Place[] {
  return matchPrefix(gazetteer(), text)
}

/** The exact point with the name of the ZIP code around it; undefined outside the country. */
export function findPoint(point: Point): Place | undefined {
  return placeAt(gazetteer(), point)
}

/** The place of an address. The ZIP code determines it: the street is private, so nothing more exact may be public. */
export function findAddress(address: Address): AddressAnswer {
  return matchAddress(gazetteer(), address)
}

/** What of a town and a state, as somebody wrote them, is the name of one. */
export function findTown(city: string, state: string) {
  return matchTown(gazetteer(), city, state)
}

export function placeOfZip(zip: string): Place | undefined {
  const zipCode = gazetteer().zips.find(zip)
  return zipCode && placeOfZipCode(zipCode)
}
