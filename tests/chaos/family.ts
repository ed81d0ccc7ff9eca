import { type Entry, isExplained } from './history.ts'
import type { Person } from './people.ts'

/** A request, and all that came of it: the visits that it repeats, and the requests that change or move one of them. */
export interface Family {
  customer: Person
  pro: Person
  /** Where the pro is. */
  today: string
  cases: Map<string, Case>
  /** Since when something that was done to one of them may have ended others. */
  endingFrom: number
}

/** A booking, and the history of what was done to it. */
export interface Case {
  id: string
  /** A visit that came with a series is accepted from the beginning. */
  beginning: 'pending' | 'accepted'
  /** It would take the place of another one. */
  replaces: boolean
  entries: Entry[]
}

/** Of two who hear of the same booking, the second finds the case that the first opened. */
export function addCase({ cases }: Family, { id, ...about }: Pick<Case, 'id' | 'beginning' | 'replaces'>): Case {
  const one = cases.get(id) ?? { id, ...about, entries: [] }
  cases.set(id, one)
  return one
}

export function othersMayEnd(family: Family): void {
  family.endingFrom = Math.min(family.endingFrom, performance.now())
}

/** The bookings of which no order explains what was seen. */
export function unexplained({ cases, endingFrom }: Family): string[] {
  // One that may come at any time stands for all that ended others: only the first of them does anything.
  const ending = { operation: 'end with another', began: endingFrom, ended: endingFrom, outcome: 'unknown' } as const
  return [...cases.values()]
    .filter(({ id, beginning, entries }) => !isExplained([...entries, { ...ending, booking: id }], beginning))
    .map(({ id }) => id)
}
