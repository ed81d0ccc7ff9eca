import type { Config } from '../src/platform/config.server.ts'
import { type OpenDatabase, openDatabase } from '../src/platform/database.server.ts'
import { hasEmbedded } from '../src/platform/embedded/embedded-pool.server.ts'
import { requireTables } from '../src/platform/migrations.server.ts'
import { nameOf, refuseMoved } from '../src/platform/moved-database.server.ts'

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>

/** Opens the database that DATABASE_URL or DATA_DIR names, and first says which: on the wrong one a command succeeds, too. */
export async function openNamed(place: Place, poolSize = 1): Promise<OpenDatabase> {
  refuseMoved(place)
  console.error(`Database: ${nameOf(place)}${isThere(place) ? '' : ' (new)'}`)
  return openDatabase({ ...place, poolSize, log: () => undefined })
}

/** The same for a database that has to exist, since opening would create an empty one. */
export async function openExisting(place: Place): Promise<OpenDatabase> {
  if (!isThere(place)) throw new Error(`There is no database in ${place.dataDir}`)
  const open = await openNamed(place)
  await requireTables(open).catch((error: unknown) => closeAfter(open, error))
  return open
}

function isThere({ databaseUrl, dataDir }: Place): boolean {
  return databaseUrl !== undefined || hasEmbedded(dataDir)
}

async function closeAfter(open: OpenDatabase, error: unknown): Promise<never> {
  await open.close()
  throw error
}
