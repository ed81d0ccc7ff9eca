import type { Database } from '../../platform/database/database.server.ts'
import { newId } from '../../platform/id.ts'

/** Gives these pros a day off, all at once. */
export async function takeOff(db: Database, proIds: readonly string[], date: string): Promise<void> {
  const off = { date, closed: true, startMinute: null, endMinute: null }
  const rows = proIds.map((proId) => ({ id: newId(), proId, ...off }))
  await db.insertInto('hoursException').values(rows).execute()
}
