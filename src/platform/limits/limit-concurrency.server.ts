interface Rule {
  /** How many may run at once, and how many more may wait. */
  atOnce: number
  waiting: number
  /** Refuses the next one. */
  turnAway: () => never
}

/**
 * For work that needs much CPU time, memory or many connections: runs it in order, and refuses when the queue is full.
 */
export function limitConcurrency({ atOnce, waiting: maxWaiting, turnAway }: Rule) {
  const waiting: (() => void)[] = []
  let working = 0

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (waiting.length >= maxWaiting) turnAway()
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
  return Object.assign(inTurn, { isIdle: () => working === 0 })
}
