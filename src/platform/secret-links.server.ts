import { sql } from 'kysely'

import type { Database } from './database.server.ts'
import type { Mail } from './jobs.ts'

// Their tokens open an account. As this engine and PostgreSQL both read it.
const secretLink = '(/(?:reset-password|verify-email)[?]token=)[A-Za-z0-9_-]+'

export function hasSecretLink({ text }: Pick<Mail, 'text'>): boolean {
  return new RegExp(secretLink).test(text)
}

/** For what is stored: who reads the database must not learn what opens an account. */
export function withoutSecretLinks<Kept extends Pick<Mail, 'text' | 'html'>>(mail: Kept): Kept {
  const link = new RegExp(secretLink, 'g')
  return { ...mail, text: mail.text.replace(link, '$1'), html: mail.html.replace(link, '$1') }
}

/** The same for mail that was tried for the last time: the queue itself moves it to what is undelivered. */
export async function forgetUndeliveredLinks({ db }: { db: Database }): Promise<void> {
  await sql`
    update pgboss.job set data = regexp_replace(data::text, ${secretLink}, '\\1', 'g')::jsonb
    where (name = 'undelivered-mail' or (name = 'mail' and state = 'failed')) and data->>'text' ~ ${secretLink}`.execute(
    db,
  )
}
