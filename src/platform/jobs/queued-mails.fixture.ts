import { sql } from 'kysely'

import type { Database } from '../database/database.server.ts'

/** The emails to this address that were queued, oldest first. */
export async function queuedMails(db: Database, { email }: { email: string }) {
  const { rows } = await sql<{ subject: string; text: string }>`
    select data->>'subject' as subject, data->>'text' as text from pgboss.job
    where name = 'mail' and data->>'to' = ${email} order by created_on, id`.execute(db)
  return rows
}

export async function subjectsTo(db: Database, person: { email: string }): Promise<string[]> {
  return (await queuedMails(db, person)).map(({ subject }) => subject)
}
