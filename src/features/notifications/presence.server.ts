import type { Visit } from '../../platform/visit.server.ts'
import { findSeenAt, touchPresence } from './presence.table.server.ts'

const stillThere = 2 * 60_000

/** Notes who has a page open; called repeatedly while it is open. Without a note, mail comes to open pages, too. */
export async function notePresence(
  { db, log, now }: Pick<Visit, 'db' | 'log' | 'now'>,
  accountIds: readonly string[],
): Promise<void> {
  // Sorted, so that two processes that note the same people never deadlock.
  const people = [...new Set(accountIds)].toSorted((a, b) => a.localeCompare(b))
  if (people.length === 0) return
  await touchPresence(db, people, now).catch((error: unknown) => {
    log.warn({ error }, 'open pages were not noted')
  })
}

/** Whether they had a page open within the last two minutes. */
export async function isPresent({ db, now }: Visit, accountId: string): Promise<boolean> {
  const seenAt = await findSeenAt(db, accountId)
  return seenAt !== undefined && now.getTime() - seenAt.getTime() < stillThere
}
