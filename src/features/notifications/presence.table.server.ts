import { sql } from 'kysely'

import type { Visit } from '../../platform/visit.server.ts'

/** Records that these accounts have a page open now. */
export async function touchPresence(
  { db, now }: Pick<Visit, 'db' | 'now'>,
  accountIds: readonly string[],
): Promise<void> {
  await sql`
    insert into presence (account_id, seen_at) select unnest(${accountIds}::uuid[]), ${now}::timestamptz
    on conflict (account_id) do update set seen_at = excluded.seen_at`.execute(db)
}

export async function findSeenAt({ db }: Visit, accountId: string): Promise<Date | undefined> {
  const found = await db.selectFrom('presence').select('seenAt').where('accountId', '=', accountId).executeTakeFirst()
  return found?.seenAt
}
