import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { type OpenDatabase, openDatabase } from '../../src/platform/database/database.server.ts'

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
  const template = new URL(inject('template') ?? '')
  const name = template.pathname.slice(1).replace(/_template$/, `_${randomUUID().slice(0, 8)}`)
  const admin = new Client({ connectionString: Object.assign(new URL(template), { pathname: 'postgres' }).href })
  await admin.connect()
  await admin.query(`create database ${name}`).finally(() => admin.end())
  return Object.assign(new URL(template), { pathname: name }).href
}
