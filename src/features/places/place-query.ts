import type { Gazetteer } from './gazetteer.ts'
import type { StateAtEnd } from './place-state.ts'
import { type Words, withoutLastWords } from './place-text.ts'

/** What is left to be named once coordinates, ZIP code, country and noise are dealt with. */
export interface ParsedQuery {
  gazetteer: Gazetteer
  segments: readonly Words[]
  /** opens like a street address */
  startsWithNumber: boolean
}

export function withoutState(query: ParsedQuery, state: StateAtEnd | undefined): readonly Words[] {
  return state ? withoutLastWords(query.segments, state.words) : query.segments
}

/** A street and its town without a comma between: where the town begins has to be tried. */
export function isUnbrokenAddress({ startsWithNumber }: ParsedQuery, segments: readonly Words[]): boolean {
  return startsWithNumber && segments.length === 1
}
