import { Pool } from 'pg'
import { openClock } from './clock.server.ts'
import { columnTypes } from '../tables/column-types.server.ts'
import type { DatabaseLog, OpenPool } from './open-pool.ts'
import { preparingClient } from './prepared-client.server.ts'
import { openHeartbeat } from './heartbeat.server.ts'
import { sessionLimits } from './session-limits.server.ts'

/**
 * Hot data is in memory, so a random page costs little more than the next one: tells the planner so (024). Compiling a
 * statement takes longer than any of ours runs (054).
 */
export const sessionOptions = '-c timezone=UTC -c random_page_cost=1.1 -c jit=off'

interface PostgresOptions {
  databaseUrl: string
  poolSize?: number
  log: DatabaseLog
}

/**
 * A pool on a PostgreSQL server, with a limit on everything that could otherwise wait forever. Connects on first use.
 */
export function openPostgres({ databaseUrl, poolSize = 10, log }: PostgresOptions): OpenPool {
  const clock = openClock(log)
  const heartbeat = openHeartbeat(databaseUrl, clock)
  const pool = new Pool({
    connectionString: databaseUrl,
    max: poolSize,
    // A request that waits for a connection and then for a lock is still answered within three and a half seconds,
    // unless it is a read that was sent right behind a slow one (049).
    connectionTimeoutMillis: 2_000,
    ...sessionLimits,
    keepAlive: true,
    pipeline: true,
    application_name: 'poolwell',
    options: sessionOptions,
    Client: preparingClient(),
    types: columnTypes,
    stream: () => heartbeat.socket(),
  })
  reportLostConnections(pool, log)
  heartbeat.follow(pool)
  let closed: Promise<void> | undefined
  return {
    engine: 'postgres',
    pool,
    ping: async () => void (await pool.query('select 1')),
    clockIsRight: () => clock.isRight(),
    onLost: () => undefined,
    close() {
      heartbeat.stop()
      return (closed ??= pool.end())
    },
  }
}

/** Without an error listener on every client, idle or in use, a restart of the database would end this process. */
export function reportLostConnections(pool: Pool, log: DatabaseLog): void {
  pool.on('error', () => undefined)
  pool.on('connect', (client) =>
    client.on('error', (error) => log('database connection lost', { error: error.message })),
  )
}
