import { refuse } from './refusal.ts'

interface Rule {
  /** How much is done at once, and how much more may wait its turn. */
  atOnce: number
  waiting: number
  /** What the next one is told. */
  busy: string
}

/** For work that keeps a processor busy or takes memory: done in turn, and beyond a short queue refused with 503. */
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
