import type { Kysely } from 'kysely'
import { openEmbedded } from './embedded/embedded-pool.server.ts'
import { openKysely } from './kysely.server.ts'
import type { DatabaseLog, OpenPool } from './open-pool.ts'
import { openPostgres } from './postgres-pool.server.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

export interface DatabaseOptions {
  /** Without it the embedded engine is used. */
  databaseUrl?: string | undefined
  /** Where the embedded engine has its folder; 'memory:' for an engine that is gone when closed. */
  dataDir: string
  poolSize?: number | undefined
  log: DatabaseLog
}

export interface OpenDatabase extends OpenPool {
  db: Database
}

/** Opens PostgreSQL at `databaseUrl`, or the embedded engine in `dataDir`; both look the same from here on. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { databaseUrl } = options
  const open = databaseUrl === undefined ? await openEmbedded(options) : openPostgres({ ...options, databaseUrl })
  return { ...open, db: openKysely(open.pool) }
}
