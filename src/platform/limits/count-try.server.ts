import type { LimitName } from './limit-rules.ts'
import type { Limits } from './limits.server.ts'

/** The limit that counts a try, and for whom. */
export type Counter = readonly [name: LimitName, who: string]

/**
 * Counts a try before it is made, so that over the limit even a right password gets no answer. Gives it back if the try
 * fails, as it does when too many come at once: then nothing was learned, and nothing sent.
 */
export async function countTry<Result>(
  limits: Limits,
  counters: readonly Counter[],
  attempt: () => Promise<Result>,
): Promise<Result> {
  for (const [name, who] of counters) await limits(name, who)
  return attempt().catch(async (error: unknown) => {
    await giveBackTry(limits, counters)
    throw error
  })
}

export async function giveBackTry(limits: Limits, counters: readonly Counter[]): Promise<void> {
  for (const [name, who] of counters) await limits.giveBack(name, who)
}
