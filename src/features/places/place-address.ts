import { milesBetween } from './distance.ts'
import type { Gazetteer, ZipCode } from './gazetteer.ts'
import type { Place } from './place.ts'
import { placeOfZipCode } from './place-label.ts'
import { matchPlace } from './place-match.ts'
import { misspelledStateAtEnd, stateAtEnd } from './place-state.ts'
import { wordsOf } from './place-text.ts'
import { nearestByNumber } from './place-zip.ts'

export interface Address {
  city: string
  state: string
  /** Five digits, or nine. */
  zip: string
}

export type AddressAnswer = { place: Place } | { problem: string }

/** Where an address is by its ZIP code, or why its ZIP code cannot be right. */
export function matchAddress(gazetteer: Gazetteer, { city, state, zip }: Address): AddressAnswer {
  const digits = zip.slice(0, 5)
  const code = stateNamed(gazetteer, state)
  const zipCode = gazetteer.zips.find(digits)
  if (zipCode) {
    return code && !reaches(gazetteer, zipCode, code)
      ? { problem: `ZIP code ${digits} is in ${nameOf(gazetteer, zipCode.state)}. Please check it, or the state` }
      : { place: placeOfZipCode(zipCode) }
  }
  const nearest = nearestByNumber(gazetteer, digits, 3).find((near) => near.state === code)
  return nearest ? { place: townOf(gazetteer, city, nearest) } : { problem: unknownZip(digits) }
}

/** A ZIP code newer than the gazetteer: the city of that name, or where the ZIP code with the closest number is. */
function townOf(gazetteer: Gazetteer, city: string, nearest: ZipCode): Place {
  const answer = matchPlace(gazetteer, `${city}, ${nearest.state}`)
  const isTown = answer.status !== 'unknown' && answer.place.city !== null && answer.place.state === nearest.state
  return isTown ? answer.place : placeOfZipCode(nearest)
}

/** Some ZIP codes reach over a border, into a state whose own are this close. */
const borderMiles = 25

function reaches({ zips }: Gazetteer, zip: ZipCode, state: string): boolean {
  if (zip.state === state) return true
  for (let number = 0; number < zips.count; number++) {
    const point = { latitude: zips.latitudeAt(number), longitude: zips.longitudeAt(number) }
    if (milesBetween(point, zip) < borderMiles && zips.at(number).state === state) return true
  }
  return false
}

function stateNamed(gazetteer: Gazetteer, text: string): string | undefined {
  const words = wordsOf(text)
  return (stateAtEnd(gazetteer, words) ?? misspelledStateAtEnd(gazetteer, words, true))?.code
}

function nameOf({ states }: Gazetteer, code: string): string {
  return states.get(code)?.name ?? code
}

function unknownZip(digits: string): string {
  return `We do not know the ZIP code ${digits}. Please check it`
}
