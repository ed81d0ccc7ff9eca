import type { Config } from '../src/platform/config.server.ts'
import { type OpenDatabase, openDatabase } from '../src/platform/database.server.ts'
import { hasEmbedded } from '../src/platform/embedded/embedded-pool.server.ts'
import { requireTables } from '../src/platform/migrations.server.ts'

/**
 * Opens the database that DATABASE_URL or DATA_DIR names. Throws if there is none, since opening would create an empty
 * one.
 */
export async function openExisting({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>) {
  if (databaseUrl === undefined && !hasEmbedded(dataDir)) throw new Error(`There is no database in ${dataDir}`)
  const open = await openDatabase({ databaseUrl, dataDir, poolSize: 1, log: () => undefined })
  await requireTables(open).catch((error: unknown) => closeAfter(open, error))
  return open
}

async function closeAfter(open: OpenDatabase, error: unknown): Promise<never> {
  await open.close()
  throw error
}
