import { newId } from '../../platform/id.ts'
import { transact, type Visit } from '../../platform/visit.server.ts'
import { queueEmail } from '../notifications/emails.server.ts'
import { receiptForSender, messageForSupport } from './contact-emails.ts'
import type { ContactMessage } from './contact.schema.ts'
import { insertContactMessage } from './contact.table.server.ts'

/** Stores the message, emails it to support and a receipt to its sender, in one transaction. */
export async function sendContactMessage(visit: Visit, message: ContactMessage): Promise<void> {
  await visit.limits('contact', visit.ip)
  // Also by the address, so that nobody fills a stranger's inbox with copies from many places.
  await visit.limits('contact', message.email.toLowerCase())

  await transact(visit, async (visit) => {
    const { id: accountId } = visit.actor ?? { id: null }
    await insertContactMessage(visit, { id: newId(), accountId, ...message, createdAt: visit.now })
    await queueEmail(visit, visit.config.supportEmail, messageForSupport(message))
    await queueEmail(visit, message.email, receiptForSender(message))
  })
}
