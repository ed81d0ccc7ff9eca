import { isId } from '../../platform/id.ts'
import { refuse } from '../../platform/refusal.ts'
import { signedIn, type Visit } from '../../platform/visit.server.ts'
import type { OwnSession } from './own-account.schema.ts'
import { deviceOf } from './device.ts'
import { deleteSessionOf, deleteSessionsOf, findSessions } from './sessions.table.server.ts'

/** Lists where the caller is logged in, this browser first. */
export async function listSessions(visit: Visit): Promise<OwnSession[]> {
  const { id, sessionId } = signedIn(visit)
  const rows = await findSessions(visit, id)
  return rows
    .map((row) => ({
      id: row.id,
      current: row.id === sessionId,
      createdAt: row.createdAt.toISOString(),
      lastSeenAt: row.seenAt.toISOString(),
      device: deviceOf(row.userAgent),
    }))
    .toSorted((a, b) => Number(b.current) - Number(a.current))
}

export async function endOwnSession(visit: Visit, id: string): Promise<void> {
  const person = signedIn(visit)
  const ended = isId(id) && (await deleteSessionOf(visit, person.id, id))
  if (!ended) refuse('missing', 'Session not found.')
}

export async function endOtherSessions(visit: Visit): Promise<void> {
  const { id, sessionId } = signedIn(visit)
  await deleteSessionsOf(visit, id, sessionId)
}
