import { sql } from 'kysely'

import type { Database } from '../../platform/database.server.ts'

export async function touchPresence(db: Database, accountIds: readonly string[], seenAt: Date): Promise<void> {
  await sql`
    insert into presence (account_id, seen_at) select unnest(${accountIds}::uuid[]), ${seenAt}::timestamptz
    on conflict (account_id) do update set seen_at = excluded.seen_at`.execute(db)
}

export async function findSeenAt(db: Database, accountId: string): Promise<Date | undefined> {
  const found = await db.selectFrom('presence').select('seenAt').where('accountId', '=', accountId).executeTakeFirst()
  return found?.seenAt
}
