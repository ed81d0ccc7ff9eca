import { sql } from 'kysely'

import type { Visit } from '../../platform/visit.server.ts'
import { trialHashOf } from './trial-hash.server.ts'

/** Whether this person had a trial. Once they have confirmed their address, those that nobody confirmed are strangers'. */
export async function hasUsedTrial({ db }: Visit, { id, email }: { id: string; email: string }): Promise<boolean> {
  const { rows } = await sql`
    select from used_trial where email_hash = ${trialHashOf(email)} and (confirmed or not exists (
      select from account where id = ${id} and email_verified_at is not null))`.execute(db)
  return rows.length > 0
}

/** Records the account's trial, if any, under its address; for good, once the address was confirmed. */
export async function rememberTrial(
  { db, now }: Visit,
  { id, email, confirmed }: { id: string; email: string; confirmed: boolean },
): Promise<void> {
  await sql`
    insert into used_trial (email_hash, used_at, confirmed)
    select ${trialHashOf(email)}, ${now}::timestamptz, ${confirmed}
    from membership where account_id = ${id} and trial_used_at is not null
    on conflict (email_hash) do update set confirmed = true where excluded.confirmed and not used_trial.confirmed`.execute(
    db,
  )
}

/**
 * Once an address was confirmed: a trial without that may be a stranger's, who must not use up that of the person whose
 * address it is. The account's own is recorded for good.
 */
export async function settleTrial(visit: Visit, { id, email }: { id: string; email: string }): Promise<void> {
  const used = visit.db.deleteFrom('usedTrial').where('emailHash', '=', trialHashOf(email))
  await used.where('confirmed', '=', false).execute()
  await rememberTrial(visit, { id, email, confirmed: true })
}
