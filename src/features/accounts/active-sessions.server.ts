import type { Visit } from '../../platform/visit.server.ts'
import { findActiveSessions } from './sessions.table.server.ts'

/** Which of these sessions are still signed in; polled for pages that stay open. */
export async function activeSessions(
  visit: Pick<Visit, 'db' | 'now'>,
  sessionIds: readonly string[],
): Promise<Set<string>> {
  return sessionIds.length === 0 ? new Set() : findActiveSessions(visit, sessionIds)
}
