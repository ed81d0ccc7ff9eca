import type { LimitName } from '../../platform/limits/limit-rules.ts'
import type { Limits } from '../../platform/limits/limits.server.ts'

/** The limit that counts a try, and for whom. */
export type Counter = readonly [name: LimitName, who: string]

/**
 * Counts a try at a password before `check` runs, so that over the limit even the right one gets no answer. Gives it
 * back if the check failed, as it does when too many come at once: nothing was learned of the password.
 */
export async function countTry<Checked>(
  limits: Limits,
  counters: readonly Counter[],
  check: () => Promise<Checked>,
): Promise<Checked> {
  for (const [name, who] of counters) await limits(name, who)
  return check().catch(async (error: unknown) => {
    await giveBackTry(limits, counters)
    throw error
  })
}

export async function giveBackTry(limits: Limits, counters: readonly Counter[]): Promise<void> {
  for (const [name, who] of counters) await limits.giveBack(name, who)
}
