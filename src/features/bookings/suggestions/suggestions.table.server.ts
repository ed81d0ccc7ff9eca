import type { SuggestionRow } from '../../../platform/tables/booking-tables.ts'
import type { Visit } from '../../../platform/visit.server.ts'

export async function insertSuggestion({ db }: Visit, suggestion: SuggestionRow): Promise<void> {
  await db.insertInto('suggestion').values(suggestion).execute()
}
