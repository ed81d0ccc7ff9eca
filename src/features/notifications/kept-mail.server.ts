import { sql } from 'kysely'

import { isId } from '../../platform/id.ts'
import { refuse } from '../../platform/refusal.ts'
import type { Visit } from '../../platform/visit.server.ts'
import type { KeptMail } from './kept-mail.ts'

const most = 100

/** Everybody's mail: only for trying the product out, and where no mail is really sent. */
export function isMailKept({ config }: Visit): boolean {
  return !config.production && config.smtpUrl === undefined
}

/** The newest mails, at most a hundred; those to one address if one is named. */
export async function listKeptMail(visit: Visit, to: string | undefined): Promise<KeptMail[]> {
  if (!isMailKept(visit)) refuse('missing', 'There is no such page.')
  const mails = selectMail(visit).orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(most)
  const rows = await (to ? mails.where(sql<string>`lower(to_address)`, '=', to.trim().toLowerCase()) : mails).execute()
  return rows.map(presentMail)
}

export async function getKeptMail(visit: Visit, id: string): Promise<KeptMail> {
  if (!isMailKept(visit)) refuse('missing', 'There is no such page.')
  const row = isId(id) ? await selectMail(visit).where('id', '=', id).executeTakeFirst() : undefined
  return row ? presentMail(row) : refuse('missing', 'There is no such mail.')
}

function selectMail({ db }: Visit) {
  return db.selectFrom('keptMail').select(['id', 'toAddress as to', 'subject', 'text', 'html', 'createdAt'])
}

function presentMail({ createdAt, ...mail }: Omit<KeptMail, 'createdAt'> & { createdAt: Date }): KeptMail {
  return { ...mail, createdAt: createdAt.toISOString() }
}
