import { minutesInMs } from '../../platform/durations.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { findSeenAt, touchPresence } from './presence.table.server.ts'

const stillThere = minutesInMs(2)

/**
 * Records who has a page open; called repeatedly while it is open. Without it, people with open pages would get emails,
 * too.
 */
export async function recordPresence(
  visit: Pick<Visit, 'db' | 'log' | 'now'>,
  accountIds: readonly string[],
): Promise<void> {
  // Sorted, so that two processes that record the same people never deadlock.
  const people = [...new Set(accountIds)].toSorted((a, b) => a.localeCompare(b))
  if (people.length === 0) return
  await touchPresence(visit, people).catch((error: unknown) => {
    visit.log.warn({ error }, 'open pages were not noted')
  })
}

/** Whether they had a page open within the last two minutes. */
export async function isPresent(visit: Visit, accountId: string): Promise<boolean> {
  const seenAt = await findSeenAt(visit, accountId)
  return seenAt !== undefined && visit.now.getTime() - seenAt.getTime() < stillThere
}
