import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import { Client } from 'pg'

import type { Database } from '../../src/platform/database.server.ts'
import { openPostgres } from '../../src/platform/postgres-pool.server.ts'
import type { Tables } from '../../src/platform/tables.ts'
import { loadMarket } from '../market/load-market.ts'
import type { Asked } from './plans.ts'

/** A market of so many pros, and a connection that tells every statement with the milliseconds it took. */
export async function openMarket(server: string, pros: number) {
  const databaseUrl = await create(server, `market_${pros}`)
  await loadMarket(databaseUrl, pros)
  const open = openPostgres({ databaseUrl, poolSize: 4, log: () => undefined })
  const told: (Asked & { ms: number })[] = []
  const db: Database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: open.pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: ({ query: { sql, parameters }, queryDurationMillis: ms }) => void told.push({ sql, parameters, ms }),
  })
  return {
    db,
    databaseUrl,
    close: () => open.close(),
    /** Statements since the last time. */
    heard: () => told.splice(0),
  }
}

async function create(server: string, name: string): Promise<string> {
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`).finally(() => client.end())
  return Object.assign(new URL(server), { pathname: name }).href
}
