import { idFor, requireSame } from '../../platform/idempotency.server.ts'
import { isWithinLimit } from '../../platform/limits/limits.server.ts'
import { transact, type Visit } from '../../platform/visit.server.ts'
import { lockCaller } from '../accounts/accounts.server.ts'
import { mailboxOf } from '../accounts/mailbox.ts'
import { queueEmails } from '../notifications/emails.server.ts'
import { messageForSupport, type PublicReport, receiptForSender } from './contact-emails.ts'
import type { ContactForm, ContactMessage } from './contact.schema.ts'
import { findContactMessage, findReportedPart, insertContactMessage } from './contact.table.server.ts'
import { partNamed } from './reported-part.ts'

/**
 * Stores the message and emails it to support, with a receipt to its sender, in one transaction. Under the same
 * idempotency key it arrives once; without an account the key belongs to the address in the message.
 */
export async function sendContactMessage(visit: Visit, written: Written, key?: string): Promise<void> {
  const { about, ...message } = written
  const mailbox = mailboxOf(message.email)
  await visit.limits('contact', visit.ip)
  // Nobody can flood a stranger's inbox with receipts from many places, or block a stranger's message to us that way.
  const mayMail = await isWithinLimit(visit.limits, 'contact', mailbox)

  const id = idFor(visit.actor?.id ?? message.email.toLowerCase(), key)
  const isNew = await transact(visit, async (visit) => {
    if (visit.actor) await lockCaller(visit)
    const { id: accountId } = visit.actor ?? { id: null }
    const stored = { ...message, message: about ? `${about}\n\n${message.message}` : message.message }
    const isNew = await insertContactMessage(visit, { id, accountId, ...stored, createdAt: visit.now })
    if (isNew) await queueEmailsOf(visit, written, mayMail)
    else requireSame(await findContactMessage(visit, id), stored)
    return isNew
  })
  if (isNew) return
  await visit.limits.giveBack('contact', visit.ip)
  if (mayMail) await visit.limits.giveBack('contact', mailbox)
}

type Written = ContactMessage & Pick<ContactForm, 'about'>

async function queueEmailsOf(visit: Visit, message: Written, withReceipt: boolean): Promise<void> {
  const email = messageForSupport(message, await reportIn(visit, message))
  const toSupport = { to: visit.config.supportEmail, email }
  const receipt = { to: message.email, email: receiptForSender(message) }
  await queueEmails(visit, withReceipt ? [toSupport, receipt] : [toSupport])
}

/** The part of a pro's page that a message reports; null if it reports none, or one that is gone. */
async function reportIn(visit: Visit, { about = '' }: Written): Promise<PublicReport | null> {
  const part = partNamed(about)
  const found = part && (await findReportedPart(visit, part))
  return part && found ? { ...part, ...found, siteUrl: visit.config.publicUrl } : null
}
