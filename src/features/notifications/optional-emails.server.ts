import type { MailKind } from '../../platform/tables/column-values.ts'
import type { Visit } from '../../platform/visit.server.ts'
import type { Email } from './email.ts'
import { linkTo, queueEmail } from './emails.server.ts'
import { unsubscribeTokenFor } from './mail-preferences.server.ts'

/** Queues an email that people can unsubscribe from, with the link to do so; false when they have unsubscribed. */
export async function queueOptionalEmail(
  visit: Visit,
  { accountId, address, kind }: { accountId: string; address: string; kind: MailKind },
  email: Email,
): Promise<boolean> {
  const token = await unsubscribeTokenFor(visit, accountId, kind)
  if (token === null) return false
  await queueEmail(visit, address, { ...email, unsubscribeUrl: linkTo(visit, `/unsubscribe?token=${token}`) })
  return true
}
