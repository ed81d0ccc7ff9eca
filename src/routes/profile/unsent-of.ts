import type { Unsent } from '../../platform/unsent.ts'

/** The answer to this form, or to one of these, on a page with several forms. */
export function unsentOf(unsent: Unsent | undefined, ...intents: string[]): Unsent | undefined {
  return intents.includes(unsent?.values['intent'] ?? '') ? unsent : undefined
}
