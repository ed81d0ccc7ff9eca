import type { SuggestionRow } from '../../../platform/tables/booking-tables.ts'
import type { Visit } from '../../../platform/visit.server.ts'

export async function insertSuggestion({ db }: Visit, suggestion: Omit<SuggestionRow, 'retractedAt'>): Promise<void> {
  await db
    .insertInto('suggestion')
    .values({ ...suggestion, retractedAt: null })
    .execute()
}

/** Takes back whatever was suggested for a request: nothing is left that the customer could take. */
export async function setRetracted({ db, now }: Visit, bookingId: string): Promise<void> {
  await db
    .updateTable('suggestion')
    .set({ retractedAt: now })
    .where('bookingId', '=', bookingId)
    .where('retractedAt', 'is', null)
    .execute()
}
