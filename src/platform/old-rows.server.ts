import { sql } from 'kysely'

import { daysInMs, later } from './durations.ts'
import type { Tables } from './tables/tables.ts'
import type { Visit } from './visit.server.ts'

/** For how many days rows stay after the time in a column. Rows of other tables stay as long as the account. */
export const keptDays = {
  session: { after: 'expiresAt', days: 0 },
  oneTimeToken: { after: 'expiresAt', days: 0 },
  signInMark: { after: 'seenAt', days: 90 },
  // Until then a request can be repeated under its key.
  idempotencyKey: { after: 'createdAt', days: 7 },
  keptMail: { after: 'createdAt', days: 30 },
  notification: { after: 'createdAt', days: 365 },
  contactMessage: { after: 'createdAt', days: 730 },
} satisfies { [Table in keyof Tables]?: Rule<keyof Tables[Table]> }

interface Rule<Column> {
  after: Column
  days: number
}

// After a long pause, so many rows may be due that one statement would take too long.
const atOnce = 5000

/** One periodic task for each of the tables, so that one that fails does not keep the others from theirs. */
export const removeOldRows = Object.fromEntries(
  Object.entries(keptDays).map(([table, rule]) => [`removeOldRows ${table}`, remover(table, rule)]),
)

function remover(table: string, { after, days }: Rule<string>) {
  const [rows, time] = [sql.table(table), sql.ref(after)]
  return async ({ db, now }: Pick<Visit, 'db' | 'now'>): Promise<void> => {
    const until = later(now, -daysInMs(days))
    const remove = sql`delete from ${rows} where ${time} <= coalesce(
      (select ${time} from ${rows} where ${time} <= ${until} order by ${time} offset ${atOnce - 1} limit 1), ${until})`
    let removed: bigint
    do removed = (await remove.execute(db)).numAffectedRows ?? 0n
    while (removed >= atOnce)
  }
}
