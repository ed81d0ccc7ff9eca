import type { Gazetteer } from '../gazetteer/gazetteer.ts'
import { keyOf, lastOf, type Words } from '../gazetteer/place-text.ts'
import { townsNamed } from './place-names.ts'
import { stateAtEnd } from './place-state.ts'

/** "CA Pasadena", "Texas, Paris" → "Pasadena, CA", if the state has such a town and no town is called all of it. */
export function withStateLast(gazetteer: Gazetteer, segments: readonly Words[]): readonly Words[] {
  const words = segments.flat()
  if (stateAtEnd(gazetteer, lastOf(segments)) || townsNamed(gazetteer, keyOf(words)).length > 0) return segments
  for (let count = Math.min(3, words.length - 1); count > 0; count--) {
    const [first, rest] = [words.slice(0, count), words.slice(count)]
    const state = stateAtEnd(gazetteer, first)
    if (state?.words === count && townsNamed(gazetteer, keyOf(rest), state.code).length > 0) return [rest, first]
  }
  return segments
}
