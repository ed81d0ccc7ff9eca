import type { Unsent } from '../../platform/unsent.ts'

/** The answer to this form, or to one of these, among the several of the page. */
export function unsentOf(unsent: Unsent | undefined, ...intents: string[]): Unsent | undefined {
  return intents.includes(unsent?.values['intent'] ?? '') ? unsent : undefined
}
