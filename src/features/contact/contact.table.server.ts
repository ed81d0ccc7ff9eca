import type { ContactMessageRow } from '../../platform/conversation-tables.ts'
import type { Visit } from '../../platform/visit.server.ts'

export async function insertContactMessage(visit: Visit, row: ContactMessageRow): Promise<void> {
  await visit.db.insertInto('contactMessage').values(row).execute()
}
