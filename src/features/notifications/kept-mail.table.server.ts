import { sql } from 'kysely'

import type { Database } from '../../platform/database/database.server.ts'
import type { Visit } from '../../platform/visit.server.ts'

const maxMails = 100

/** The newest emails, at most a hundred; only those to one address if it is given. */
export async function findKeptMails({ db }: Visit, to: string | undefined) {
  const mails = selectMail(db).orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(maxMails)
  return (to ? mails.where(sql<string>`lower(to_address)`, '=', to.trim().toLowerCase()) : mails).execute()
}

export async function findKeptMail({ db }: Visit, id: string) {
  return selectMail(db).where('id', '=', id).executeTakeFirst()
}

function selectMail(db: Database) {
  return db.selectFrom('keptMail').select(['id', 'toAddress as to', 'subject', 'text', 'html', 'createdAt'])
}
