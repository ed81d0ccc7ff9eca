import { sql } from 'kysely'

import type { Visit } from '../../platform/visit.server.ts'

/** The next moment at which time alone changes a membership's status: its end, or that of its grace period. */
export async function findNextExpiry({ db, now }: Visit): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select least(
      (select min(expires_at) from membership
        where status in ('trial', 'active', 'past_due') and expires_at > ${now}::timestamptz),
      (select min(expires_at) + interval '3 days' from membership
        where status in ('trial', 'active', 'past_due') and expires_at > ${now}::timestamptz - interval '3 days')) as at`.execute(
    db,
  )
  return rows[0]?.at ?? undefined
}
