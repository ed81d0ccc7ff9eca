import { isDatabaseAway } from '../../platform/database-failure.server.ts'

/** A page of words shows without its figures while the database is away. */
export async function ifDatabaseIsThere<Found>(query: Promise<Found>): Promise<Found | null> {
  return query.catch((error: unknown) => {
    if (isDatabaseAway(error)) return null
    throw error
  })
}
