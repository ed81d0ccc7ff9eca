import { refuse } from './refusal.ts'

interface Rule {
  /** How many may run at once, and how many more may wait. */
  atOnce: number
  waiting: number
  /** The error message for the next one. */
  busy: string
}

/** For work that needs much CPU time or memory: runs it in order, and refuses with 503 when the queue is full. */
export function limitConcurrency({ atOnce, waiting: maxWaiting, busy }: Rule) {
  const waiting: (() => void)[] = []
  let working = 0

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (waiting.length >= maxWaiting) refuse('unavailable', busy, { retryAfter: 5 })
    if (working >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else working++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else working--
    }
  }
}
