import { shortZip } from '../zip-code.ts'
import { milesBetween } from '../distance.ts'
import type { Gazetteer, ZipCode } from '../gazetteer/gazetteer.ts'
import type { Place } from '../place.ts'
import { placeOfZipCode } from './place-label.ts'
import { matchPlace } from './place-match.ts'
import { misspelledStateAtEnd, stateAtEnd } from './place-state.ts'
import { keyOf, wordsOf } from '../gazetteer/place-text.ts'
import { nearestByNumber } from './place-zip.ts'

/** An address without the street. */
export interface Address {
  city: string
  state: string
  /** Five digits, or nine. */
  zip: string
}

/** With the standard spelling of the city and the state, however they were typed. */
export type AddressAnswer = { place: Place; city: string; state: string } | { problem: string }

/** Where an address is according to its ZIP code, or why that cannot be right. */
export function matchAddress(gazetteer: Gazetteer, { city, state, zip }: Address): AddressAnswer {
  const digits = shortZip(zip)
  const code = stateNamed(gazetteer, state)
  const zipCode = gazetteer.zips.find(digits)
  if (zipCode && code && !mayServe(gazetteer, zipCode, code)) return { problem: isIn(gazetteer, zipCode) }
  if (zipCode) return { place: placeOfZipCode(zipCode), ...spelled(gazetteer, city, code ?? zipCode.state) }
  const nearest = nearestByNumber(gazetteer, digits, 3).find((near) => state === '' || near.state === code)
  if (!nearest) return { problem: `We do not know the ZIP code ${digits}. Please check it` }
  // Newer than the gazetteer: uses the city of that name, or the ZIP code with the closest number.
  const place = townNamed(gazetteer, city, nearest.state) ?? placeOfZipCode(nearest)
  return { place, ...spelled(gazetteer, city, nearest.state) }
}

/** The usual names of a town and its state, as far as these are such names: not a street, or a whole address. */
export function matchTown(
  gazetteer: Gazetteer,
  city: string,
  state: string,
): { city: string | null; state: string | null } {
  const code = stateNamed(gazetteer, state) ?? null
  return { city: code === null ? null : usualName(gazetteer, city, code), state: code }
}

/** Near a border a ZIP code may serve the next state as well. */
function mayServe({ zips }: Gazetteer, zipCode: ZipCode, state: string): boolean {
  if (zipCode.state === state) return true
  return zips.fromSouth.some((number) => {
    const point = { latitude: zips.latitudeAt(number), longitude: zips.longitudeAt(number) }
    const isNear = Math.abs(point.latitude - zipCode.latitude) < 1 && milesBetween(point, zipCode) < nextToBorder
    return isNear && zips.at(number).state === state
  })
}

/** Between the centers of ZIP codes on both sides of the border. */
const nextToBorder = 40

function isIn({ states }: Gazetteer, { zip, state }: ZipCode): string {
  return `The ZIP code ${zip} is in ${states.get(state)?.name ?? state}. Please check it`
}

/** A neighborhood that is not in the gazetteer keeps the name it was given. */
function spelled(gazetteer: Gazetteer, typed: string, state: string): { city: string; state: string } {
  return { city: usualName(gazetteer, typed, state) ?? typed, state }
}

function usualName(gazetteer: Gazetteer, typed: string, state: string): string | null {
  const name = townNamed(gazetteer, typed, state)?.city ?? null
  return name !== null && keyOf(wordsOf(name)) === keyOf(wordsOf(typed)) ? name : null
}

function townNamed(gazetteer: Gazetteer, city: string, state: string): Place | undefined {
  const answer = matchPlace(gazetteer, `${city}, ${state}`)
  const isTown = answer.status !== 'unknown' && answer.place.city !== null && answer.place.state === state
  return isTown ? answer.place : undefined
}

function stateNamed(gazetteer: Gazetteer, text: string): string | undefined {
  const words = wordsOf(text)
  return (stateAtEnd(gazetteer, words) ?? misspelledStateAtEnd(gazetteer, words, true))?.code
}
