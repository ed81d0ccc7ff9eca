import type { OperatorVisit } from '../../src/platform/visit.server.ts'

/** What `npm run pros NAME` does. */
export interface Command {
  /** What is said when the first argument is missing, and when the second is. */
  needs: string[]
  run: (visit: OperatorVisit, whom: string, words: string) => Promise<string>
}

export const whose = 'Whose? Give the email of the account.'
/** Reports and the addresses of profiles name an id. */
export const whoseRecord = 'Whose? Give the email or the ID of the account.'

/**
 * The arguments that a command needs, of those that were typed. The last one takes the rest of the line: a reason without
 * quotes would be sent as its first word, and of two addresses the second would be passed over.
 */
export function argumentsFor({ needs: { length } }: Pick<Command, 'needs'>, typed: readonly string[]): string[] {
  return Array.from({ length }, (_, at) => (at < length - 1 ? (typed[at] ?? '') : typed.slice(at).join(' ')))
}

/** For a command that did nothing: it ends as failed, so that a script which calls it notices. */
export function fail(why: string): never {
  throw new Error(why)
}
