// Whether the results that the clients of one booking saw can have happened in some order (Wing and Gong's search).
// Pure.

export type Operation =
  | 'accept'
  | 'decline'
  | 'complete'
  | 'cancel'
  | 'cancel by pro'
  | 'review'
  | 'suggest'
  | 'take back'
  | 'take'
  | 'move'
  | 'end with another'
  | 'read'

export interface Entry {
  booking: string
  operation: Operation
  /** Milliseconds; an operation whose outcome is unknown may happen at any time after its beginning. */
  began: number
  ended: number
  outcome: 'ok' | 'fail' | 'unknown'
  /** Which suggestion it is about, by the note that the pro wrote with it. */
  note?: string
  /** What a reader saw: "accepted", "completed, reviewed", "pending, suggests 7" or "accepted, suggests 7". */
  seen?: string
}

/** True when some order explains every answer, in which operations that ended come before those that began later. */
export function isExplained(entries: readonly Entry[], beginning = 'pending'): boolean {
  const happened = entries.filter(
    ({ outcome, operation }) => outcome === 'ok' || (outcome === 'unknown' && operation !== 'read'),
  )
  if (happened.length > 30) throw new Error('Too long a history for an exhaustive search')
  const dead = new Set<string>()

  function search(done: number, status: string): boolean {
    const left = happened.map((entry, index) => ({ entry, bit: 1 << index })).filter(({ bit }) => (done & bit) === 0)
    const certain = left.filter(({ entry }) => entry.outcome === 'ok')
    if (certain.length === 0) return true
    const key = `${done} ${status}`
    if (dead.has(key)) return false
    const firstEnd = Math.min(...certain.map(({ entry }) => entry.ended))
    for (const { entry, bit } of left) {
      if (entry.began > firstEnd) continue
      const next = after(entry, status)
      if (next !== undefined && search(done | bit, next)) return true
    }
    dead.add(key)
    return false
  }
  return search(0, beginning)
}

function after({ operation, seen, note }: Entry, status: string): string | undefined {
  const base = status.replace(/, suggests .*$/, '')
  if (operation === 'read') return seen === status || rests(seen, base) ? status : undefined
  if (operation === 'suggest') return base === 'pending' || base === 'accepted' ? suggesting(base, note) : undefined
  if (operation === 'take back') return status === suggesting(base, note) ? base : undefined
  if (operation === 'take') return status === suggesting(base, note) ? 'accepted' : undefined
  return steps[operation][base]
}

/** What is suggested for an appointment is not shown while its customer asks for another time. */
function rests(seen: string | undefined, base: string): boolean {
  return base === 'accepted' && seen === base
}

export function suggesting(status: string, note: unknown): string {
  return `${status}, suggests ${String(note)}`
}

const steps: Record<Exclude<Operation, 'read' | 'suggest' | 'take' | 'take back'>, Record<string, string>> = {
  accept: { pending: 'accepted' },
  decline: { pending: 'rejected' },
  complete: { accepted: 'completed' },
  cancel: { pending: 'canceled', accepted: 'canceled' },
  'cancel by pro': { accepted: 'canceled' },
  review: { completed: 'completed, reviewed' },
  // A request gives way at once to the one that changes it; an appointment stays until that one is accepted.
  move: { pending: 'canceled' },
  'end with another': { pending: 'canceled', accepted: 'canceled' },
}
