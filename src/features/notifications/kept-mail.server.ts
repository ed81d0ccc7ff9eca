import { isId } from '../../platform/id.ts'
import { refuse } from '../../platform/refusal.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { findKeptMail, findKeptMails } from './kept-mail.table.server.ts'

/** An email that was stored instead of sent, as shown at /dev/mail. */
export interface KeptMail {
  id: string
  to: string
  subject: string
  text: string
  html: string
  createdAt: string
}

/** Whether anybody can read all mail here: only outside production, and if no mail is really sent. */
export function isMailKept({ config }: Visit): boolean {
  return !config.production && config.smtpUrl === undefined
}

/** The newest emails; only those to one address if it is given. */
export async function listKeptMail(visit: Visit, to: string | undefined): Promise<KeptMail[]> {
  if (!isMailKept(visit)) refuse('missing', 'There is no such page.')
  const rows = await findKeptMails(visit, to)
  return rows.map(presentMail)
}

export async function getKeptMail(visit: Visit, id: string): Promise<KeptMail> {
  if (!isMailKept(visit)) refuse('missing', 'There is no such page.')
  const row = isId(id) ? await findKeptMail(visit, id) : undefined
  return row ? presentMail(row) : refuse('missing', 'There is no such mail.')
}

function presentMail({ createdAt, ...mail }: Omit<KeptMail, 'createdAt'> & { createdAt: Date }): KeptMail {
  return { ...mail, createdAt: createdAt.toISOString() }
}
