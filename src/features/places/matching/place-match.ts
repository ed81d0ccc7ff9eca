import type { Gazetteer } from '../gazetteer/gazetteer.ts'
import { known, type KnownPlace, type Place, type PlaceAnswer, unknown } from '../place.ts'
import { isAbroad, isCityAbroad } from './place-abroad.ts'
import { completedPlace } from './place-completed.ts'
import { coordinatesIn } from './place-coordinates.ts'
import { placeOfState, placeOfTown, placeOfZipCode } from './place-label.ts'
import { inMisspelledState, misspelledAsWhole, misspelledPlace } from './place-misspelled.ts'
import { namedPlace } from './place-named.ts'
import { townsNamed } from './place-names.ts'
import { placeAt } from './place-nearest.ts'
import { townNicknamed } from './place-nicknames.ts'
import {
  isOwnPlace,
  withoutCountry,
  withoutLeadingNoise,
  withoutNoiseAfterTown,
  withoutTrailingNoise,
  withoutTrailingNumbers,
} from './place-noise.ts'
import { type ParsedQuery, withoutState } from './place-query.ts'
import { metropolis } from './place-ranking.ts'
import { misspelledRegion, regionIn } from './place-region.ts'
import { stateAtEnd, type StateAtEnd, wholeState } from './place-state.ts'
import { withStateLast } from './place-state-first.ts'
import { matchPrefix } from './place-suggest.ts'
import { keyOf, lastOf, segmentsOf, type Words, wordsOf } from '../gazetteer/place-text.ts'
import { zipIn, zipsNear, withoutZip } from './place-zip.ts'

const longestText = 200

/** Reads from right to left, as addresses are written: coordinates, ZIP code, region, state, county, town; then typos. */
export function matchPlace(gazetteer: Gazetteer, input: string): PlaceAnswer {
  // Full-width digits and commas become plain ones.
  const text = input.slice(0, longestText).normalize('NFKC').slice(0, longestText)
  const point = coordinatesIn(text)
  if (point) return answerAt(placeAt(gazetteer, point))
  const written = segmentsOf(text)
  const segments = withoutTrailingNoise(written)
  const zip = zipIn(gazetteer, text, segments)
  const zipCode = zip ? gazetteer.zips.find(zip) : undefined
  if (zipCode) return known(placeOfZipCode(zipCode))
  const whole = zip ? undefined : wholePlace(gazetteer, withoutCountry(written))
  if (whole) return whole
  const names = zip ? withoutZip(segments, zip) : withoutTrailingNumbers(gazetteer, segments)
  if (names.length === 0) return unknown(zip ? zipsNear(gazetteer, zip).map(placeOfZipCode) : [])
  return matchNames(queryOf(gazetteer, names))
}

/** What is named by words that would be noise around a town: "Bay Area", "Washington state". */
function wholePlace(gazetteer: Gazetteer, segments: readonly Words[]): KnownPlace | undefined {
  const words = segments.flat()
  const state = townsNamed(gazetteer, keyOf(words)).length > 0 ? undefined : wholeState(gazetteer, words)
  return state ? known(placeOfState(state)) : regionIn(gazetteer, segments)
}

function answerAt(place: Place | undefined): PlaceAnswer {
  return place ? known(place) : unknown()
}

function queryOf(gazetteer: Gazetteer, names: readonly Words[]): ParsedQuery {
  const written = withStateLast(gazetteer, withoutLeadingNoise(gazetteer, names))
  const segments = withoutNoiseAfterTown(gazetteer, written)
  return { gazetteer, segments, startsWithNumber: /\d/.test(segments[0]?.[0] ?? '') }
}

function matchNames(query: ParsedQuery): PlaceAnswer {
  const state = stateAtEnd(query.gazetteer, lastOf(query.segments))
  if (state && query.segments.flat().length === state.words) return stateOrItsNamesake(query, state)
  if (!state && isAbroad(query)) return unknown()
  if (!state && (isOwnPlace(query.segments) || isCityAbroad(query))) return unknown(elsewhere(query, state))
  return (
    (state ? misspelledAsWhole(query, state) : inMisspelledState(query)) ??
    namedPlace(query, state) ??
    completedPlace(query, state) ??
    misspelledPlace(query, state) ??
    misspelledRegion(query) ??
    unknown(elsewhere(query, state))
  )
}

/** "New York", "LA" and "Washington" are read as cities rather than states; "Texas" is a state. */
function stateOrItsNamesake({ gazetteer, segments }: ParsedQuery, { code }: StateAtEnd): PlaceAnswer {
  const key = keyOf(segments.flat())
  const towns = townsNamed(gazetteer, key)
  const region = gazetteer.states.get(code)
  if (!region) return unknown()
  const state = placeOfState(region)
  const city = towns.find((town) => town.population > metropolis || townNicknamed(key))
  // Its name alone would lead to the city again.
  const other = keyOf(wordsOf(region.name)) === key ? { ...state, label: `${state.label} state` } : state
  return city ? known(placeOfTown(city), [other]) : known(state)
}

/** A known name elsewhere ("Brooklyn, CA", "Toronto") or the beginning of one ("Albuq") is suggested, never guessed. */
function elsewhere(query: ParsedQuery, state: StateAtEnd | undefined): Place[] {
  const { gazetteer } = query
  const segments = withoutState(query, state)
  const words = lastOf(segments)
  const namesakes = (words: Words) => townsNamed(gazetteer, keyOf(words)).slice(0, 4).map(placeOfTown)
  const named = namesakes(words)
  if (named.length > 0) return named
  const begun = matchPrefix(gazetteer, words.join(' '), 4)
  // "Pasadena, ZZ" ends in what is no place at all.
  return begun.length > 0 ? begun : namesakes(lastOf(segments.slice(0, -1)))
}
