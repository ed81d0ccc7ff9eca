import { sql } from 'kysely'

import type { OwnAccount } from './account.ts'

/** How the joined `membership` stands at `now`: the only way to read its status, because it ends even if nobody says so. */
export function standingAt(now: Date) {
  return sql<OwnAccount['subscriptionStatus'] | null>`membership_standing(membership, ${now}::timestamptz)`
}
