import { type RawBuilder, sql } from 'kysely'

import type { OwnAccount } from './own-account.schema.ts'

/**
 * The status of the joined `membership` at `now`. Always read it this way: a membership also ends when its time is up.
 */
export function membershipStatusAt(now: Date | RawBuilder<Date>) {
  return sql<OwnAccount['subscriptionStatus'] | null>`membership_standing(membership, ${now}::timestamptz)`
}
