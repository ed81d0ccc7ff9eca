import { Client } from 'pg'

import { openKysely } from '../../src/platform/database/kysely.server.ts'
import { openPostgres } from '../../src/platform/database/postgres-pool.server.ts'
import { createDatabase } from '../../tests/support/server-databases.ts'
import { loadMarket } from '../market/load-market.ts'
import type { PlannedStatement } from './plans.ts'

/** The cost of some work, in milliseconds: measured by the server, and by the waiting application. */
export interface Cost {
  /** Planning and executing. */
  inDatabase: number
  throughDriver: number
}

/**
 * For a server whose databases `openMarket` can measure, with enough memory for everything that the search of a million
 * pros reads.
 */
export const measuring = {
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.track_planning': 'on',
  shared_buffers: '2GB',
}

/** A market of this many pros, and a connection that reports the cost of its statements. */
export async function openMarket(server: string, pros: number) {
  const databaseUrl = await createDatabase(server, `market_${pros}`)
  await loadMarket(databaseUrl, pros)
  const watch = new Client({ connectionString: databaseUrl })
  await watch.connect()
  await watch.query('create extension pg_stat_statements')

  const open = openPostgres({ databaseUrl, poolSize: 1, log: () => undefined })
  const statements = new Map<string, PlannedStatement>()
  let throughDriver = 0
  const db = openKysely(open.pool, ({ query: { sql, parameters }, queryDurationMillis }) => {
    statements.set(sql, { sql, parameters })
    throughDriver += queryDurationMillis
  })

  return {
    db,
    databaseUrl,
    /** Every statement that was executed, with the values of its last execution. */
    statements,
    async measure<Answer>(work: () => Promise<Answer>): Promise<Cost & { answer: Answer }> {
      await watch.query('select pg_stat_statements_reset()')
      throughDriver = 0
      const answer = await work()
      const { rows } = await watch.query<{ ms: number }>(spent)
      return { answer, inDatabase: rows[0]?.ms ?? NaN, throughDriver }
    },
    async close() {
      await watch.end()
      await open.close()
    },
  }
}

export type Market = Awaited<ReturnType<typeof openMarket>>

const spent = `select sum(total_plan_time + total_exec_time) as ms from pg_stat_statements
  where query not like '%pg_stat_statements%'`
