import { sql } from 'kysely'
import { expect } from 'vitest'

import type { Database } from '../../src/platform/database/database.server.ts'

/** Waits until every due job has been done, including mails: what has not happened by then will not happen. */
export async function untilJobsAreDone(db: Database): Promise<void> {
  await expect.poll(() => countDue(db), { timeout: 10_000 }).toBe(0)
}

async function countDue(db: Database): Promise<number> {
  const { rows } = await sql<{ due: number }>`
    select count(*)::int as due from pgboss.job
    where state in ('created', 'retry', 'active') and start_after <= now()
      and name <> 'undelivered-mail' and not starts_with(name, '__')`.execute(db)
  return rows[0]?.due ?? 0
}
