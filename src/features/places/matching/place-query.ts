import type { Gazetteer } from '../gazetteer/gazetteer.ts'
import type { StateAtEnd } from './place-state.ts'
import { type Words, withoutLastWords } from '../gazetteer/place-text.ts'

/** The rest of the text after coordinates, ZIP code, country and noise have been handled. */
export interface ParsedQuery {
  gazetteer: Gazetteer
  segments: readonly Words[]
  /** begins like a street address */
  startsWithNumber: boolean
}

export function withoutState(query: ParsedQuery, state: StateAtEnd | undefined): readonly Words[] {
  return state ? withoutLastWords(query.segments, state.words) : query.segments
}

/** A street and a town without a comma between them: every possible start of the town is tried. */
export function isUnbrokenAddress({ startsWithNumber }: ParsedQuery, segments: readonly Words[]): boolean {
  return startsWithNumber && segments.length === 1
}
