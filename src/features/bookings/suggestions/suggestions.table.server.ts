import type { SuggestionRow } from '../../../platform/tables/booking-tables.ts'
import type { Visit } from '../../../platform/visit.server.ts'

export async function insertSuggestion({ db }: Visit, suggestion: NewSuggestion): Promise<void> {
  await db
    .insertInto('suggestion')
    .values({ ...suggestion, retractedAt: null, takenStart: null })
    .execute()
}

export async function findSuggestion({ db }: Visit, { bookingId, id }: Pick<SuggestionRow, 'bookingId' | 'id'>) {
  const found = db.selectFrom('suggestion').selectAll().where('bookingId', '=', bookingId).where('id', '=', id)
  return found.executeTakeFirst()
}

type NewSuggestion = Omit<SuggestionRow, 'retractedAt' | 'takenStart'>

/** Which of its starts the customer has taken. */
export async function setTakenStart({ db }: Visit, { bookingId, id, takenStart }: Taken): Promise<void> {
  const taken = db.updateTable('suggestion').set({ takenStart }).where('bookingId', '=', bookingId)
  await taken.where('id', '=', id).execute()
}

interface Taken extends Pick<SuggestionRow, 'bookingId' | 'id'> {
  takenStart: Date
}

/**
 * Takes back whatever was suggested for the request, or for the appointment at this start: nothing is left that the
 * customer could take.
 */
export async function setRetracted({ db, now }: Visit, bookingId: string, movesFrom: Date | null): Promise<void> {
  await db
    .updateTable('suggestion')
    .set({ retractedAt: now })
    .where('bookingId', '=', bookingId)
    .where('movesFrom', 'is not distinct from', movesFrom)
    .where('takenStart', 'is', null)
    .where('retractedAt', 'is', null)
    .execute()
}
