import type { Kysely, PostgresPool } from 'kysely'
import { openEmbedded } from '../embedded/embedded-pool.server.ts'
import { openKysely } from './kysely.server.ts'
import type { DatabaseLog, OpenPool } from './open-pool.ts'
import { openPostgres } from './postgres-pool.server.ts'
import { shareReads } from './shared-reads.server.ts'
import type { Tables } from '../tables/tables.ts'

export type Database = Kysely<Tables>

export interface DatabaseOptions {
  /** Without it the embedded engine is used. */
  databaseUrl?: string
  /**
   * The data directory of the embedded engine, or 'memory:' for a database that is gone when it is closed,
   * followed by the file it begins with, if any.
   */
  dataDir: string
  poolSize?: number
  log: DatabaseLog
}

export interface OpenDatabase extends OpenPool {
  db: Database
}

/** Opens PostgreSQL at `databaseUrl`, or the embedded engine in `dataDir`; from here on both look the same. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { databaseUrl } = options
  if (databaseUrl === undefined) return withKysely(await openEmbedded(options))
  const open = openPostgres({ ...options, databaseUrl })
  return withKysely(open, shareReads(open.pool))
}

function withKysely(open: OpenPool, pool: PostgresPool = open.pool): OpenDatabase {
  return { ...open, db: openKysely(pool) }
}
