import type { Gazetteer, KnownRegion } from '../gazetteer/gazetteer.ts'
import { type KnownPlace, known, type Place } from '../place.ts'
import { isCounty } from './place-county.ts'
import { placeOfRegion, placeOfTown } from './place-label.ts'
import { townsNamed } from './place-names.ts'
import { isLeadIn, isTrailingNoise } from './place-noise.ts'
import type { ParsedQuery } from './place-query.ts'
import { editDistance } from '../gazetteer/place-spelling.ts'
import { stateAtEnd } from './place-state.ts'
import { keyOf, keyWithArticle, lastOf, type Words, withoutLastWords } from '../gazetteer/place-text.ts'

/** A town this large may be meant although a region has its name: Jersey Shore, PA. */
const leastPeople = 2000

/** In words. */
const longestName = 5

/** "the SF Bay Area", "Lake Tahoe, NV": a part of the country that people name, or a county by another name. */
export function regionIn(gazetteer: Gazetteer, segments: readonly Words[]): KnownPlace | undefined {
  const whole = regionAtEnd(gazetteer, segments)
  const state = stateAtEnd(gazetteer, lastOf(segments))
  if (whole || !state) return whole
  return regionAtEnd(gazetteer, withoutLastWords(segments, state.words), state.code)
}

/**
 * "Coachela Valley": after towns, since a short name has many neighbors. The first letter is right: "Northern Arizona" is
 * not a misspelled "Southern Arizona".
 */
export function misspelledRegion({ gazetteer, segments }: ParsedQuery): KnownPlace | undefined {
  const typed = keyOf(lastOf(segments))
  const typos = typed.length < 8 ? 0 : typed.length < 12 ? 1 : 2
  const region = gazetteer.regions.find(({ keys }) =>
    keys.some((key) => key[0] === typed[0] && editDistance(typed, key, typos) <= typos),
  )
  return region && { ...known(placeOfRegion(region)), corrected: true }
}

/** The regions whose name begins with these words, or another name of theirs from its fifth letter on. */
export function regionsStarting({ regions }: Gazetteer, words: Words): KnownRegion[] {
  const starts = [keyOf(words), keyWithArticle(words)]
  return regions.filter(({ keys }) =>
    keys.some((key, index) => starts.some((start) => key.startsWith(start) && (index === 0 || start.length > 4))),
  )
}

function regionAtEnd(gazetteer: Gazetteer, segments: readonly Words[], state?: string): KnownPlace | undefined {
  const words = lastOf(segments)
  const isUnbrokenAddress = segments.length === 1 && /\d/.test(words[0] ?? '')
  return isUnbrokenAddress ? regionAfterStreet(gazetteer, words, state) : regionCalled(gazetteer, segments, state)
}

/** "12 Main St Long Island", but "12 Main St South Lake Tahoe" ends with a town of a longer name. */
function regionAfterStreet(gazetteer: Gazetteer, words: Words, state?: string): KnownPlace | undefined {
  const names = Array.from({ length: longestName }, (_, i) => words.slice(Math.max(1, words.length - longestName + i)))
  for (const [index, name] of names.entries()) {
    const region = regionCalled(gazetteer, [name], state)
    if (!region) continue
    return names.slice(0, index).some((longer) => isTownOrCounty(gazetteer, longer, state)) ? undefined : region
  }
  return undefined
}

function isTownOrCounty(gazetteer: Gazetteer, words: Words, state?: string): boolean {
  if (townsNamed(gazetteer, keyOf(words), state).length > 0 || isCounty(gazetteer, words)) return true
  const end = state ? undefined : stateAtEnd(gazetteer, words)
  return end !== undefined && isTownOrCounty(gazetteer, words.slice(0, -end.words), end.code)
}

function regionCalled(gazetteer: Gazetteer, segments: readonly Words[], state?: string): KnownPlace | undefined {
  for (const words of readingsOf(lastOf(segments))) {
    const [region, ...others] = regionsNamed(gazetteer, words, state)
    if (!region) continue
    const town = townBefore(gazetteer, segments, region)
    return town ? known(town, [placeOfRegion(region)]) : chosen(region, others, namesakes(gazetteer, words, state))
  }
  return undefined
}

/** "near the Bay Area" and "Tampa Bay area" also without what says nothing, but "Metro Detroit" as a whole first. */
function readingsOf(words: Words): Words[] {
  if (words.length < 2) return words.length === 0 ? [] : [words]
  if (isLeadIn(words[0])) return [words, ...readingsOf(words.slice(1))]
  return isTrailingNoise(words.at(-1)) ? [words, ...readingsOf(words.slice(0, -1))] : [words]
}

function regionsNamed(gazetteer: Gazetteer, words: Words, state: string | undefined): KnownRegion[] {
  const withArticle = regionsOfKey(gazetteer, keyWithArticle(words), state)
  return withArticle.length > 0 ? withArticle : regionsOfKey(gazetteer, keyOf(words), state)
}

function regionsOfKey(gazetteer: Gazetteer, key: string, state: string | undefined): KnownRegion[] {
  const named = gazetteer.regionsByKey.get(key) ?? []
  return named.filter((region) => !state || isInState(gazetteer, region, key, state))
}

/** "Nassau" is the county on Long Island, but "Nassau, NY" the village: only a region's first name wins in its state. */
function isInState(
  gazetteer: Gazetteer,
  { precision, keys, states }: KnownRegion,
  key: string,
  state: string,
): boolean {
  if (!states.includes(state)) return false
  return (precision === 'region' && key === keys[0]) || townsNamed(gazetteer, key, state).length === 0
}

/** "Encino, San Fernando Valley": a town in front of its region is a closer match than the region. */
function townBefore(gazetteer: Gazetteer, segments: readonly Words[], region: KnownRegion): Place | undefined {
  const before = keyOf(segments.at(-2) ?? [])
  const number = region.towns.find((town) => gazetteer.towns.keyAt(town) === before)
  return number === undefined ? undefined : placeOfTown(gazetteer.towns.at(number))
}

function namesakes(gazetteer: Gazetteer, words: Words, state: string | undefined): Place[] {
  const towns = townsNamed(gazetteer, keyOf(words), state).filter(({ population }) => population >= leastPeople)
  return towns.slice(0, 3).map(placeOfTown)
}

function chosen(region: KnownRegion, others: KnownRegion[], towns: Place[]): KnownPlace {
  const alternatives = [...others.map(placeOfRegion), ...towns]
  const status = alternatives.length > 0 ? 'ambiguous' : 'ok'
  return { ...known(placeOfRegion(region), alternatives), status }
}
