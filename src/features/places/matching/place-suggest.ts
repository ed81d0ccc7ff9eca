import type { Gazetteer, Town } from '../gazetteer/gazetteer.ts'
import type { Place } from '../place.ts'
import { placeOfRegion, placeOfTown, placeOfZipCode } from './place-label.ts'
import { townsSpelledLike } from './place-lookalikes.ts'
import { townsNamed } from './place-names.ts'
import { townNicknamed } from './place-nicknames.ts'
import { townsStarting, townsStartingLike } from './place-prefix.ts'
import { prominence } from './place-ranking.ts'
import { regionIn, regionsStarting } from './place-region.ts'
import { stateAtEnd, statesStarting } from './place-state.ts'
import { keyOf, segmentsOf, type Words, wordsOf } from '../gazetteer/place-text.ts'

const longestText = 80
const maxPlaces = 8

/** Completions of what is being typed: ZIP codes in order, or places, the most populous first. */
export function matchPrefix(gazetteer: Gazetteer, text: string, limit = maxPlaces): Place[] {
  const words = wordsOf(text.slice(0, longestText))
  const [first = ''] = words
  if (words.length === 1 && /^\d{1,5}$/.test(first)) return zipsStarting(gazetteer, first, limit)
  const places = placesMeant(gazetteer, text, words)
  if (places.length > 0 || !/^\d+$/.test(first)) return places.slice(0, limit)
  return afterStreet(gazetteer, text).slice(0, limit)
}

/** "12 Palm Ct, Apt 4, Pasad": each comma may be the one before the town. A whole address leaves nothing to choose. */
function afterStreet(gazetteer: Gazetteer, address: string): Place[] {
  const comma = address.indexOf(',')
  if (comma < 0) return []
  const rest = address.slice(comma + 1)
  const words = wordsOf(rest)
  const places = placesMeant(gazetteer, rest, words)
  const [first] = places
  if (!first) return afterStreet(gazetteer, rest)
  return keyOf(wordsOf(first.label)) === keyOf(words) ? [] : places
}

function zipsStarting(gazetteer: Gazetteer, digits: string, limit: number): Place[] {
  return digits.length < 3 ? [] : gazetteer.zips.starting(digits, limit).map(placeOfZipCode)
}

/** A region that was typed in full comes first; else towns come before regions of their size. */
function placesMeant(gazetteer: Gazetteer, text: string, words: Words): Place[] {
  if (keyOf(words) === '') return []
  const full = regionIn(gazetteer, segmentsOf(text))
  const regions = regionsStarting(gazetteer, words).filter((region) => region.label !== full?.place.label)
  const begun = [
    ...townScores(gazetteer, words).map(([town, score]) => ({ place: placeOfTown(town), score })),
    ...regions.map((region) => ({ place: placeOfRegion(region), score: Math.log10(region.population) - 2 })),
  ]
  const sorted = begun.toSorted((a, b) => b.score - a.score).map(({ place }) => place)
  return full ? [full.place, ...sorted] : sorted
}

function townScores(gazetteer: Gazetteer, words: Words): [Town, number][] {
  const key = keyOf(words)
  const scores = new Map<Town, number>()
  const add = (towns: readonly Town[], bonus: number) => {
    for (const town of towns)
      scores.set(town, Math.max(scores.get(town) ?? -Infinity, Math.log10(prominence(town)) + bonus))
  }
  if (townNicknamed(key)) add(townsNamed(gazetteer, key).slice(0, 1), 9)
  add(townsStarting(gazetteer, key), 0)
  add(townsBeforeState(gazetteer, words), 1)
  if (scores.size < 3 && key.length >= 5) {
    add(
      townsSpelledLike(gazetteer, key).flatMap((town) => townsNamed(gazetteer, town.key)),
      -1,
    )
    add(townsStartingLike(gazetteer, key), -1)
  }
  return [...scores].toSorted(([, a], [, b]) => b - a).slice(0, maxPlaces)
}

/** "austin t", "ft la", "springf mo": a town followed by a state or its beginning. */
function townsBeforeState(gazetteer: Gazetteer, words: Words): Town[] {
  const last = words.at(-1)
  if (words.length < 2 || last === undefined) return []
  const begun = statesStarting(gazetteer, last)
  const named = townsNamed(gazetteer, keyOf(words.slice(0, -1))).filter((town) => begun.has(town.state))
  const state = stateAtEnd(gazetteer, words)
  if (!state || state.words === words.length) return named
  const start = keyOf(words.slice(0, -state.words))
  const { towns } = gazetteer
  const inState = towns.inState(state.code).filter((number) => towns.keyAt(number).startsWith(start))
  return [...named, ...Array.from(inState, towns.at)]
}
