import type { ContactMessageRow } from '../../platform/tables/conversation-tables.ts'
import type { Visit } from '../../platform/visit.server.ts'

/** False when a message with this id exists already. */
export async function insertContactMessage(visit: Visit, row: ContactMessageRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await visit.db
    .insertInto('contactMessage')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function findContactMessage(visit: Visit, id: string): Promise<ContactMessageRow | undefined> {
  return visit.db.selectFrom('contactMessage').selectAll().where('id', '=', id).executeTakeFirst()
}
