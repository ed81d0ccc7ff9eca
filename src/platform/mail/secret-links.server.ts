import { sql } from 'kysely'

import type { Database } from '../database/database.server.ts'
import type { Mail } from '../jobs/jobs.ts'

// Links whose tokens give access to an account. The pattern means the same to this engine and PostgreSQL.
const secretLink = '(/(?:reset-password|verify-email)[?]token=)[A-Za-z0-9_-]+'

export function hasSecretLink({ text }: Pick<Mail, 'text'>): boolean {
  return new RegExp(secretLink).test(text)
}

/** For stored mail: readers of the database must not get tokens that give access to an account. */
export function withoutSecretLinks<Kept extends Pick<Mail, 'text' | 'html'>>(mail: Kept): Kept {
  const link = new RegExp(secretLink, 'g')
  return { ...mail, text: mail.text.replace(link, '$1'), html: mail.html.replace(link, '$1') }
}

/** Removes the tokens from mail whose last try failed: the queue itself moves it to the undelivered mail. */
export async function forgetUndeliveredLinks({ db }: { db: Database }): Promise<void> {
  await sql`
    update pgboss.job set data = regexp_replace(data::text, ${secretLink}, '\\1', 'g')::jsonb
    where (name = 'undelivered-mail' or (name = 'mail' and state = 'failed')) and data->>'text' ~ ${secretLink}`.execute(
    db,
  )
}
