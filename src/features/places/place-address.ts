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

/** Where an address is by its ZIP code, whatever else it says, or why its ZIP code cannot be right. */
export function matchAddress(gazetteer: Gazetteer, { city, state, zip }: Address): AddressAnswer {
  const digits = zip.slice(0, 5)
  const zipCode = gazetteer.zips.find(digits)
  if (zipCode) return { place: placeOfZipCode(zipCode) }
  const code = stateNamed(gazetteer, state)
  const nearest = nearestByNumber(gazetteer, digits, 3).find((near) => near.state === code)
  if (nearest) return { place: townOf(gazetteer, city, nearest) }
  return { problem: `We do not know the ZIP code ${digits}. Please check it` }
}

/** A ZIP code newer than the gazetteer: the city of that name, or where the ZIP code with the closest number is. */
function townOf(gazetteer: Gazetteer, city: string, nearest: ZipCode): Place {
  const answer = matchPlace(gazetteer, `${city}, ${nearest.state}`)
  const isTown = answer.status !== 'unknown' && answer.place.city !== null && answer.place.state === nearest.state
  return isTown ? answer.place : placeOfZipCode(nearest)
}

function stateNamed(gazetteer: Gazetteer, text: string): string | undefined {
  const words = wordsOf(text)
  return (stateAtEnd(gazetteer, words) ?? misspelledStateAtEnd(gazetteer, words, true))?.code
}
