import type { Town } from '../gazetteer/gazetteer.ts'
import { editDistance } from '../gazetteer/place-spelling.ts'
import type { KnownPlace } from '../place.ts'
import { townsSpelledLike } from './place-lookalikes.ts'
import { countyOrTown } from './place-named.ts'
import { townsNamed } from './place-names.ts'
import { isUnbrokenAddress, type ParsedQuery, withoutState } from './place-query.ts'
import { chooseCorrectedTown } from './place-ranking.ts'
import { misspelledStateAtEnd, type StateAtEnd } from './place-state.ts'
import { keyOf, lastOf } from '../gazetteer/place-text.ts'

const largeCity = 100_000

/** A typo in the state's name first, then in the town's. */
export function misspelledPlace(query: ParsedQuery, state: StateAtEnd | undefined): KnownPlace | undefined {
  if (state) return misspelledTown(query, state)
  const { gazetteer, segments } = query
  const guess = misspelledStateAtEnd(gazetteer, lastOf(segments), segments.length > 1)
  if (!guess) return misspelledTown(query, undefined)
  const named = countyOrTown(query, guess)
  if (named) return { ...named, status: 'ok', corrected: true }
  return misspelledTown(query, guess) ?? misspelledTown(query, undefined)
}

/** "Albuqerque", "123 Main St Autsin TX": the likeliest town a few letters away. */
function misspelledTown(query: ParsedQuery, state: StateAtEnd | undefined): KnownPlace | undefined {
  const segments = withoutState(query, state)
  const words = lastOf(segments)
  const starts = isUnbrokenAddress(query, segments) ? lastThreeAfterFirst(words.length) : [0]
  for (const start of starts) {
    const [likeliest, ...rest] = townsSpelledLike(query.gazetteer, keyOf(words.slice(start)), state?.code)
    if (!likeliest || (state && isCityElsewhere(query, keyOf(words.slice(start)), likeliest))) continue
    const namesakes = townsNamed(query.gazetteer, likeliest.key, state?.code)
    const [best = likeliest, ...others] = namesakes
    return chooseCorrectedTown([best, ...others, ...rest])
  }
  return undefined
}

/** "Boston, TX" is no slip of Houston; with one letter wrong, and not the first, "Milwaukee, OR" is one of Milwaukie. */
function isCityElsewhere({ gazetteer }: ParsedQuery, key: string, likeliest: Town): boolean {
  const isSlip = key[0] === likeliest.key[0] && editDistance(key, likeliest.key, 1) === 1
  return !isSlip && townsNamed(gazetteer, key).some((town) => town.population > largeCity)
}

function lastThreeAfterFirst(length: number): number[] {
  return [length - 3, length - 2, length - 1].filter((start) => start > 0)
}
