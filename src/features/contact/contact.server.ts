import { idFor, requireSame } from '../../platform/idempotency.server.ts'
import { isWithinLimit } from '../../platform/limits.server.ts'
import { transact, type Visit } from '../../platform/visit.server.ts'
import { queueEmails } from '../notifications/emails.server.ts'
import { receiptForSender, messageForSupport } from './contact-emails.ts'
import type { ContactMessage } from './contact.schema.ts'
import { findContactMessage, insertContactMessage } from './contact.table.server.ts'

/**
 * Stores the message and emails it to support, with a receipt to its sender, in one transaction. Under the same
 * idempotency key it arrives once; without an account the key belongs to the address in the message.
 */
export async function sendContactMessage(visit: Visit, message: ContactMessage, key?: string): Promise<void> {
  const address = message.email.toLowerCase()
  await visit.limits('contact', visit.ip)
  // Nobody can flood a stranger's inbox with receipts from many places, or block a stranger's message to us that way.
  const mayMail = await isWithinLimit(visit.limits, 'contact', address)

  const id = idFor(visit.actor?.id ?? address, key)
  const isNew = await transact(visit, async (visit) => {
    const { id: accountId } = visit.actor ?? { id: null }
    const row = { id, accountId, ...message, createdAt: visit.now }
    const isNew = await insertContactMessage(visit, row)
    if (isNew) await queueEmailsOf(visit, message, mayMail)
    else requireSame(await findContactMessage(visit, id), message)
    return isNew
  })
  if (isNew) return
  await visit.limits.giveBack('contact', visit.ip)
  if (mayMail) await visit.limits.giveBack('contact', address)
}

async function queueEmailsOf(visit: Visit, message: ContactMessage, withReceipt: boolean): Promise<void> {
  const toSupport = { to: visit.config.supportEmail, email: messageForSupport(message) }
  const receipt = { to: message.email, email: receiptForSender(message) }
  await queueEmails(visit, withReceipt ? [toSupport, receipt] : [toSupport])
}
