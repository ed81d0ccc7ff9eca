import type { Database } from '../../platform/database.server.ts'
import { findActiveSessions } from './sessions.table.server.ts'

/** Which of these sessions are still signed in; polled for pages that stay open. */
export async function activeSessions(db: Database, sessionIds: readonly string[]): Promise<Set<string>> {
  return sessionIds.length === 0 ? new Set() : findActiveSessions(db, sessionIds, new Date())
}
