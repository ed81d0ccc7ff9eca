import type { Gazetteer, ZipCode } from '../gazetteer/gazetteer.ts'
import { townsNamed } from './place-names.ts'
import { stateAtEnd } from './place-state.ts'
import { keyOf, type Words, withoutEmpty } from '../gazetteer/place-text.ts'

const countryAtEnd = /[,\s]+(?:u\.?s\.?a?\.?|united states.*)\s*$/i
const zipAtEnd = /(?:^|[^\d-])(\d{5})(?:[-\s]?\d{4})?[^\da-z]*$/i

/** The ZIP code: the last five digits, unless they begin an address as its house number. */
export function zipIn(gazetteer: Gazetteer, text: string, segments: readonly Words[]): string | undefined {
  const atEnd = zipAtEnd.exec(text.replace(countryAtEnd, ''))?.[1]
  if (atEnd) return atEnd
  const [first = '', ...rest] = segments.flat()
  if (rest.length === 0) return /^\d{4}$/.test(first) ? `0${first}` : undefined
  return /^\d{5}$/.test(first) && isTownOrState(gazetteer, rest) ? first : undefined
}

/** The segments without the ZIP code and the four digits that may follow it. */
export function withoutZip(segments: readonly Words[], zip: string): Words[] {
  return withoutEmpty(
    segments.map((words) => words.filter((word, i) => word !== zip && !(words[i - 1] === zip && /^\d{4}$/.test(word)))),
  )
}

/** The closest neighbors of an unassigned ZIP code, by its first four digits, or else three. */
export function zipsNear(gazetteer: Gazetteer, zip: string): ZipCode[] {
  const four = nearestByNumber(gazetteer, zip, 4)
  return (four.length > 0 ? four : nearestByNumber(gazetteer, zip, 3)).slice(0, 3)
}

/** The ZIP codes that share the most leading digits, the closest number first. */
export function nearestByNumber({ zips }: Gazetteer, zip: string, digits: number): ZipCode[] {
  return zips.starting(zip.slice(0, digits)).toSorted((a, b) => apart(a.zip, zip) - apart(b.zip, zip))
}

function isTownOrState(gazetteer: Gazetteer, words: Words): boolean {
  if (words.length > 4 || words.some((word) => /\d/.test(word))) return false
  const state = stateAtEnd(gazetteer, words)
  const town = words.slice(0, words.length - (state?.words ?? 0))
  return town.length === 0 || townsNamed(gazetteer, keyOf(town), state?.code).length > 0
}

function apart(a: string, b: string): number {
  return Math.abs(Number(a) - Number(b))
}
