import type { Gazetteer } from '../gazetteer/gazetteer.ts'
import { isCounty } from './place-county.ts'
import { townsNamed } from './place-names.ts'
import { stateAtEnd } from './place-state.ts'
import { keyOf, lastOf, type Words, withoutEmpty, withoutLastWords } from '../gazetteer/place-text.ts'

const countryNames = ['united states of america', 'united states', 'u s a', 'usa', 'us', 'america'].map((name) =>
  name.split(' '),
)
const noiseAfter = new Set('area metro region zip zipcode code downtown'.split(' '))
const noiseBefore = new Set(
  `near around by close next to just inside outside somewhere in i live im at city town village of downtown greater
   metro zip zipcode code postal central uptown midtown northwest northeast southwest southeast nw sw se the my
   address is`.split(/\s+/),
)

/** "Pool", "my house": with its state it is the hamlet of that name, alone it is where somebody lives. */
export function isOwnPlace(segments: readonly Words[]): boolean {
  return segments.flat().every((word) => ownPlaces.has(word))
}

const ownPlaces = new Set(['backyard', 'here', 'home', 'house', 'pool'])

/** Whether this word may precede a place's name without being part of it. */
export function isLeadIn(word: string | undefined): boolean {
  return word !== undefined && noiseBefore.has(word)
}

export function isTrailingNoise(word: string | undefined): boolean {
  return word !== undefined && noiseAfter.has(word)
}

export function withoutTrailingNoise(segments: readonly Words[]): Words[] {
  return withoutTrailing(withoutCountry(withoutNearMe(segments)), isTrailingNoise)
}

/** A number that is no ZIP code ("Austin, TX 78799x"), or less of one after a state ("Austin, TX 787"), says nothing. */
export function withoutTrailingNumbers(gazetteer: Gazetteer, segments: readonly Words[]): Words[] {
  const others = withoutTrailing(segments, (word) => /^\d{5}\w*$/.test(word))
  const named = withoutTrailing(others, (word) => /^\d+$/.test(word))
  return stateAtEnd(gazetteer, lastOf(named)) ? named : others
}

/** "Austin area, TX", "Austin city, TX": unless the town is called so, as Salt Lake City is. */
export function withoutNoiseAfterTown(gazetteer: Gazetteer, segments: readonly Words[]): readonly Words[] {
  const state = stateAtEnd(gazetteer, lastOf(segments))
  // Mexico City is not in Missouri.
  if (!state) return segments
  const names = withoutLastWords(segments, state.words)
  const isName = (words: Words) =>
    townsNamed(gazetteer, keyOf(words), state.code).length > 0 || isCounty(gazetteer, words)
  const name = lastOf(names)
  for (let count = 0; count < name.length && name.slice(name.length - count).every(isSaidAfter); count++) {
    const shorter = withoutLastWords(names, count)
    if (isName(lastOf(shorter))) return count === 0 ? segments : [...shorter, lastOf(segments).slice(-state.words)]
  }
  return segments
}

const kindsOfTown = new Set(['city', 'town', 'village'])

function isSaidAfter(word: string): boolean {
  return isTrailingNoise(word) || kindsOfTown.has(word)
}

/** "near Austin" → "Austin", but "The Woodlands" and "Downtown, PA" keep their names. */
export function withoutLeadingNoise(gazetteer: Gazetteer, segments: readonly Words[]): Words[] {
  const [first = [], ...rest] = segments
  const isAll = first.length === 1 && rest.length === 0
  if (!isLeadIn(first[0]) || isAll || townsNamed(gazetteer, keyOf(first)).length > 0) return [...segments]
  return withoutLeadingNoise(gazetteer, withoutEmpty([first.slice(1), ...rest]))
}

/** "near me" is a place that only the browser knows, and not the state of Maine. */
function withoutNearMe(segments: readonly Words[]): Words[] {
  const [where, me] = lastOf(segments).slice(-2)
  const isNearMe = me === 'me' && (where === 'near' || where === 'around')
  return isNearMe ? withoutLastWords(segments, 2) : [...segments]
}

/** "Austin, TX, USA" → "Austin, TX" */
export function withoutCountry(segments: readonly Words[]): Words[] {
  const last = lastOf(segments)
  const country = countryNames.find((name) => last.slice(-name.length).join(' ') === name.join(' '))
  return country ? withoutLastWords(segments, country.length) : [...segments]
}

/** Drops noise words from the end, but never the only word. */
function withoutTrailing(segments: readonly Words[], isNoise: (word: string) => boolean): Words[] {
  const word = lastOf(segments).at(-1)
  if (word === undefined || segments.flat().length === 1 || !isNoise(word)) return [...segments]
  return withoutTrailing(withoutLastWords(segments, 1), isNoise)
}
