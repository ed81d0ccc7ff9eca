import { sql } from 'kysely'

import type { Mail } from '../jobs/jobs.ts'
import { type OperatorVisit, transact } from '../visit.server.ts'

/** Mail that was refused permanently, or that no try could deliver, the oldest first. */
export async function listUndelivered({ db }: Pick<OperatorVisit, 'db'>) {
  const { rows } = await sql<{ to: string; subject: string; since: Date }>`
    select data->>'to' as "to", data->>'subject' as subject, created_on as since
    from pgboss.job where name = 'undelivered-mail' order by created_on, id`.execute(db)
  return rows
}

/** Requeues all of it, or the mail to one address; returns how much. */
export async function retryUndelivered(visit: Pick<OperatorVisit, 'db' | 'jobs'>, address?: string): Promise<number> {
  return transact(visit, async ({ db, jobs }) => {
    const { rows } = await sql<{ data: Mail }>`
      delete from pgboss.job where name = 'undelivered-mail'
        and (${address ?? null}::text is null or lower(data->>'to') = lower(${address ?? null}))
      returning data`.execute(db)
    const mails = rows.map(({ data }) => data)
    if (mails.length > 0) await jobs.sendAll(db, 'mail', mails)
    return mails.length
  })
}
