import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { type OpenDatabase, openDatabase } from '../../src/platform/database/database.server.ts'
import { createDatabase } from './server-databases.ts'

/** True in the run on a PostgreSQL server, false in the run on the embedded engine. */
export function onPostgres(): boolean {
  return inject('template') !== null
}

/** A separate database without tables, on the engine of this run. */
export async function openEmpty(): Promise<OpenDatabase> {
  return openDatabase({
    databaseUrl: onPostgres() ? await createEmpty() : undefined,
    dataDir: inject('emptyDir'),
    log: () => undefined,
  })
}

/** The address of a new database, which is dropped by its name at the end of the run. Only on PostgreSQL. */
export async function createEmpty(): Promise<string> {
  const template = inject('template') ?? ''
  const name = new URL(template).pathname.slice(1).replace(/_template$/, `_${randomUUID().slice(0, 8)}`)
  return createDatabase(template, name)
}
