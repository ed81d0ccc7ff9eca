import type { OpenDatabase } from './database.server.ts'
import type { Log } from '../log.server.ts'

/** How long anything may take on a PostgreSQL server, in milliseconds; requested when a connection begins. */
export const sessionLimits = {
  statement_timeout: 15_000,
  lock_timeout: 1_500,
  idle_in_transaction_session_timeout: 30_000,
} as const

/** A pooler may ignore a connection's startup options: then the database's role must have these limits. */
export async function warnWithoutLimits(
  { engine, pool }: Pick<OpenDatabase, 'engine' | 'pool'>,
  log: Pick<Log, 'warn'>,
) {
  if (engine !== 'postgres') return
  const { rows } = await pool.query<{ name: string }>(
    `select name from pg_settings where name = any($1) and setting = '0' order by name`,
    [Object.keys(sessionLimits)],
  )
  const missing = rows.map(({ name }) => name)
  if (missing.length > 0) log.warn({ missing }, 'the database limits nothing: docs/scale.md says what a pooler needs')
}
