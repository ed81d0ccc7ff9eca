import { sql } from 'kysely'

import type { Visit } from '../../platform/visit.server.ts'

/** Records the network and browser of a sign-in as a salted hash that reveals neither. */
export async function markSignIn({ db, ip, now }: Visit, accountId: string, userAgent: string): Promise<void> {
  await sql`
    insert into sign_in_mark (account_id, mark, seen_at)
    select ${accountId}::uuid, encode(sha256(convert_to(concat_ws(' ', salt, ${ip}::text, ${userAgent}::text), 'UTF8')), 'hex'),
      ${now}::timestamptz
    from mark_salt
    on conflict (account_id, mark) do update set seen_at = excluded.seen_at`.execute(db)
}
