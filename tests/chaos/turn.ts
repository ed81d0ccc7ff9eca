import { type Answer, call, type CallOptions } from './caller.ts'
import type { Case, Family } from './family.ts'
import type { Entry, Operation } from './history.ts'
import type { Person } from './people.ts'

/** One worker's next step with one booking. */
export interface Turn {
  url: string
  family: Family
  one: Case
  random: () => number
  /** How long each answer took. */
  waited: number[]
}

interface Attempt extends CallOptions {
  as: Person
  operation: Operation
  /** Which suggestion it is about. */
  note?: string
}

/** Performs it, and records the outcome in the history of the booking. */
export async function attempt(turn: Turn, line: string, { operation, note, ...attempted }: Attempt): Promise<Answer> {
  const { answer, timed } = await timedCall(turn, line, attempted)
  const entry: Entry = { booking: turn.one.id, operation, ...timed, outcome: outcomeOf(answer) }
  turn.one.entries.push(note === undefined ? entry : { ...entry, note })
  return answer
}

export async function timedCall({ url, waited }: Turn, line: string, { as, ...options }: CallOptions & { as: Person }) {
  const began = performance.now()
  const answer = await call(url, line, as, options)
  waited.push(answer.ms)
  return { answer, timed: { began, ended: performance.now() } }
}

export function outcomeOf({ status }: Answer): Entry['outcome'] {
  if (status >= 200 && status < 300) return 'ok'
  return status >= 400 && status < 500 ? 'fail' : 'unknown'
}

export function oneOf<T>(all: readonly T[], random: () => number): T {
  const chosen = all[Math.floor(random() * all.length)]
  if (chosen === undefined) throw new Error('There is nothing to choose from')
  return chosen
}
