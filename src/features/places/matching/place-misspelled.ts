import type { Town } from '../gazetteer/gazetteer.ts'
import { editDistance } from '../gazetteer/place-spelling.ts'
import type { KnownPlace } from '../place.ts'
import { townsSpelledLike } from './place-lookalikes.ts'
import { countyOrTown } from './place-named.ts'
import { townsNamed } from './place-names.ts'
import { isUnbrokenAddress, type ParsedQuery, withoutState } from './place-query.ts'
import { chooseCorrectedTown } from './place-ranking.ts'
import { respelled } from './place-respelled.ts'
import { misspelledStateAtEnd, type StateAtEnd } from './place-state.ts'
import { keyOf, lastOf, type Words } from '../gazetteer/place-text.ts'

const largeCity = 100_000
const mostWords = 3

/** A typo in the state's name first, then in the town's. */
export function misspelledPlace(query: ParsedQuery, state: StateAtEnd | undefined): KnownPlace | undefined {
  if (state) return misspelledTown(query, state)
  const guess = misspelledState(query)
  const guessed = guess && (namedIn(query, guess) ?? misspelledTown(query, guess))
  return guessed ?? misspelledTown(query, undefined)
}

/** "Columbia Souh Carolina" is not in Carolina, PR, and "Baltimore, Marland" not in Marland, OK. */
export function inMisspelledState(query: ParsedQuery): KnownPlace | undefined {
  const guess = misspelledState(query)
  const isSure = guess?.words === 2 || guess?.words === lastOf(query.segments).length
  return isSure ? namedIn(query, guess) : undefined
}

function misspelledState({ gazetteer, segments }: ParsedQuery): StateAtEnd | undefined {
  return misspelledStateAtEnd(gazetteer, lastOf(segments), segments.length > 1)
}

function namedIn(query: ParsedQuery, guess: StateAtEnd): KnownPlace | undefined {
  const named = countyOrTown(query, guess)
  return named && { ...named, status: 'ok', corrected: true }
}

/** "Chulla Vista, CA" is not in Vista: with a slip, all of it is the name of a larger town of the state. */
export function misspelledAsWhole(query: ParsedQuery, state: StateAtEnd): KnownPlace | undefined {
  const { gazetteer } = query
  const segments = withoutState(query, state)
  const words = lastOf(segments)
  if (isUnbrokenAddress(query, segments) || words.length < 2 || words.length > mostWords) return undefined
  const named = (words: Words) => townsNamed(gazetteer, keyOf(words), state.code)
  const part = named(words.slice(1))[0] ?? named(words.slice(2))[0]
  if (!part || named(words).length > 0) return undefined
  const isSlip = ({ key, population }: Town) => population > part.population && editDistance(keyOf(words), key, 1) <= 1
  const whole = named(respelled(words))[0] ?? townsSpelledLike(gazetteer, keyOf(words), state.code).find(isSlip)
  return whole && whole.population > part.population ? chooseCorrectedTown([whole]) : undefined
}

/** "Albuqerque", "123 Main St Autsin TX": the likeliest town a few letters away. */
function misspelledTown(query: ParsedQuery, state: StateAtEnd | undefined): KnownPlace | undefined {
  const segments = withoutState(query, state)
  const words = lastOf(segments)
  const starts = isUnbrokenAddress(query, segments) ? lastThreeAfterFirst(words.length) : [0]
  for (const start of starts) {
    const name = words.slice(start)
    const [likeliest, ...rest] = likelyTowns(query, name, state)
    if (!likeliest || (state && isCityElsewhere(query, keyOf(name), likeliest))) continue
    const namesakes = townsNamed(query.gazetteer, likeliest.key, state?.code)
    const [best = likeliest, ...others] = namesakes
    return chooseCorrectedTown([best, ...others, ...rest])
  }
  return undefined
}

function likelyTowns({ gazetteer }: ParsedQuery, name: Words, state: StateAtEnd | undefined): readonly Town[] {
  const alike = townsSpelledLike(gazetteer, keyOf(name), state?.code)
  return alike.length > 0 ? alike : townsNamed(gazetteer, keyOf(respelled(name)), state?.code).slice(0, 1)
}

/** "Boston, TX" is no slip of Houston; with one letter wrong, and not the first, "Milwaukee, OR" is one of Milwaukie. */
function isCityElsewhere({ gazetteer }: ParsedQuery, key: string, likeliest: Town): boolean {
  const isSlip = key[0] === likeliest.key[0] && editDistance(key, likeliest.key, 1) === 1
  return !isSlip && townsNamed(gazetteer, key).some((town) => town.population > largeCity)
}

function lastThreeAfterFirst(length: number): number[] {
  return [length - 3, length - 2, length - 1].filter((start) => start > 0)
}
