import { isDatabaseAway } from '../../platform/database/database-failure.server.ts'

/** Shows a text page without its figures while the database is unavailable. */
export async function ifDatabaseIsThere<Found>(query: Promise<Found>): Promise<Found | null> {
  return query.catch((error: unknown) => {
    if (isDatabaseAway(error)) return null
    throw error
  })
}
