import type { OperatorVisit } from '../../src/platform/visit.server.ts'

/** What `npm run pros NAME` does. */
export interface Command {
  needs: Argument[]
  run: (visit: OperatorVisit, whom: string, words: string) => Promise<string>
}

interface Argument {
  /** As in the list of commands. */
  name: string
  /** What is said when it is missing. */
  missing: string
}

export const whose: Argument = { name: 'EMAIL', missing: 'Whose? Give the email of the account.' }
/** Reports and the addresses of profiles name an id. */
export const whoseRecord: Argument = { name: 'EMAIL|ID', missing: 'Whose? Give the email or the ID of the account.' }

export function words(missing: string): Argument {
  return { name: '"…"', missing }
}

/**
 * The arguments that a command needs, of those that were typed. The last one takes the rest of the line: a reason without
 * quotes would be sent as its first word, and of two addresses the second would be passed over.
 */
export function argumentsFor({ needs: { length } }: { needs: readonly unknown[] }, typed: readonly string[]): string[] {
  return Array.from({ length }, (_, at) => (at < length - 1 ? (typed[at] ?? '') : typed.slice(at).join(' ')))
}

/** For a command that did nothing: it ends as failed, so that a script which calls it notices. */
export function fail(why: string): never {
  throw new Error(why)
}
