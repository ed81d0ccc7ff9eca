import { sql } from 'kysely'

import type { Database } from '../database/database.server.ts'

/** The index expression by which `deleteMail` finds the mail of an address. */
export async function indexAddressees(db: Database): Promise<void> {
  // Although it is there, `if not exists` would first wait for all who queue jobs, and keep others waiting.
  const { rows } = await sql`select from pg_class where oid = to_regclass('pgboss.job_addressee')`.execute(db)
  if (rows.length > 0) return
  await db.transaction().execute(async (db) => {
    // Two processes at once would both find nothing, and one of them fail.
    await sql`select pg_advisory_xact_lock(hashtext('pgboss.job_addressee'))`.execute(db)
    await sql`create index if not exists job_addressee on pgboss.job (${addressee}) where ${isMail}`.execute(db)
  })
}

/** Deletes the mail to this address, both queued and sent; sent mail would otherwise be kept for a day. */
export async function deleteMail(db: Database, address: string): Promise<void> {
  await sql`delete from pgboss.job where ${isMail} and ${addressee} = ${address.toLowerCase()}`.execute(db)
}

export async function deleteJob(db: Database, id: string): Promise<void> {
  await sql`delete from pgboss.job where id = ${id}`.execute(db)
}

/** How many jobs of each queue wait for their first or next try. */
export async function countWaitingJobs(db: Database): Promise<{ name: string; waiting: number }[]> {
  const { rows } = await sql<{ name: string; waiting: number }>`
    select queue.name, count(job.id)::int as waiting
    from pgboss.queue
    left join pgboss.job on job.name = queue.name and job.state in ('created', 'retry')
    where not starts_with(queue.name, '__')
    group by queue.name`.execute(db)
  return rows
}

const addressee = sql`lower(coalesce(data->>'to', data->>'email'))`
const isMail = sql`name in ('mail', 'undelivered-mail', 'forgotten-password')`
