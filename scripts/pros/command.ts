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

/** For a command that did nothing: it ends as failed, so that a script which calls it notices. */
export function fail(why: string): never {
  throw new Error(why)
}
