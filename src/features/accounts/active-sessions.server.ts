import type { Visit } from '../../platform/visit.server.ts'
import { findActiveSessions } from './sessions.table.server.ts'

/** Returns which of these sessions are still signed in; polled for open pages. */
export async function activeSessions(
  visit: Pick<Visit, 'db' | 'now'>,
  sessionIds: readonly string[],
): Promise<Set<string>> {
  return sessionIds.length === 0 ? new Set() : findActiveSessions(visit, sessionIds)
}
