import type { Unsent } from '../../platform/unsent.ts'

/** The answer to this form, among the several of the page. */
export function unsentOf(unsent: Unsent | undefined, intent: string): Unsent | undefined {
  return unsent?.values['intent'] === intent ? unsent : undefined
}
