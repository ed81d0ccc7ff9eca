import { sql } from 'kysely'
import { expect } from 'vitest'

import type { OpenDatabase } from '../../src/platform/database/database.server.ts'

/**
 * Waits until this many others wait for what the current transaction has locked. The embedded engine has one
 * connection, for which they wait there.
 */
export async function untilOthersWait({ db, engine, pool }: OpenDatabase, count = 1): Promise<void> {
  const waiting = async () => (engine === 'embedded' ? pool.waitingCount : countLockWaiters(db))
  await expect.poll(waiting).toBeGreaterThanOrEqual(count)
}

/** Whether somebody has locked this row or keeps it. */
export async function isLocked(db: OpenDatabase['db'], table: 'account' | 'booking', id: string): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)} where id = ${id} for update skip locked`.execute(db)
  return rows.length === 0
}

async function countLockWaiters(db: OpenDatabase['db']): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.waiting ?? 0
}
