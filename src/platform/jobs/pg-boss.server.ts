import { AsyncLocalStorage } from 'node:async_hooks'

import { fromKysely, type JobInsert, PgBoss } from 'pg-boss'

import type { Database, OpenDatabase } from '../database/database.server.ts'
import type { JobName } from './jobs.ts'
import type { Log } from '../log.server.ts'

export interface BossOptions {
  db: Database
  engine: OpenDatabase['engine']
  log: Log
}

/**
 * pg-boss on one of our connections. An instance that migrates creates or updates its tables, and does nothing else.
 */
export function openBoss({ db, engine, log }: BossOptions, migrate: boolean): PgBoss {
  const own = fromKysely(db.withoutPlugins())
  const boss = new PgBoss({
    db: { executeSql: (text, values) => (sending.getStore() ?? own).executeSql(text, values) },
    backend: engine === 'embedded' ? 'pglite' : 'postgres',
    migrate,
    createSchema: migrate,
    supervise: !migrate,
    schedule: !migrate,
  })
  boss.on('error', (error) => log.error({ error }, 'background work failed'))
  return boss
}

/** Queues jobs in the transaction of `db`. */
export async function insertJobs(boss: PgBoss, db: Database, name: JobName, jobs: JobInsert[]): Promise<void> {
  const connection = fromKysely(db.withoutPlugins())
  await sending.run(connection, () => boss.insert(name, jobs, { db: connection }))
}

// pg-boss looks up a queue on its first use. That query must go through the sender's transaction: the embedded engine
// has only one connection, and a second query would wait for it forever.
const sending = new AsyncLocalStorage<ReturnType<typeof fromKysely>>()
