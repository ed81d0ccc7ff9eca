import { createTransport } from 'nodemailer'
import { z } from 'zod'

import type { Config } from '../config.server.ts'
import type { Database } from '../database/database.server.ts'
import type { Mail } from '../jobs/jobs.ts'
import type { Log } from '../log.server.ts'
import { withoutSecretLinks } from './secret-links.server.ts'
import { email } from '../text.ts'

export interface Mailbox {
  /**
   * Delivers an email. Its Message-ID is made from `id`, so a second delivery is recognized. Returns false when it was
   * refused permanently; throws when a retry makes sense.
   */
  deliver(mail: Mail, id: string): Promise<boolean>
  close(): void
}

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'production'>

/** The configured mail server, or the table that /dev/mail shows. */
export function openMailbox({ smtpUrl, mailFrom, production }: MailConfig, db: Database, log: Log): Mailbox {
  if (production && !smtpUrl) log.warn('SMTP_URL is not set: nobody gets any mail, it is only stored')
  const mailbox = smtpUrl ? smtpMailbox(smtpUrl, mailFrom, log) : keptMailbox(db, production)
  return {
    close: () => mailbox.close(),
    // Every email passes through here: none with several recipients or an injected header is sent.
    async deliver(mail, id) {
      if ([mail.to, mail.replyTo ?? mail.to].every(isOneAddress)) return mailbox.deliver(mail, id)
      log.error({ mail: id }, 'a mail was not sent, because its address is not one address')
      return false
    },
  }
}

const oneAddress = email()

function isOneAddress(text: string): boolean {
  return oneAddress.safeParse(text).success
}

function smtpMailbox(url: string, from: string, log: Log): Mailbox {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 3,
      maxRequeues: 0, // our own queue does that, and outlives this process
      disableFileAccess: true,
      disableUrlAccess: true,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    },
    { from },
  )
  const domain = from.split('@').at(-1)?.replace('>', '') ?? 'localhost'
  return {
    async deliver({ to, replyTo, subject, text, html, headers }, id) {
      const addresses = { to: { name: '', address: to }, ...(replyTo && { replyTo: { name: '', address: replyTo } }) }
      try {
        const content = { subject, text, html, headers: { ...automatic, ...headers } }
        await transport.sendMail({ ...addresses, ...content, messageId: `<${id}@${domain}>` })
        return true
      } catch (error) {
        if (!isRefusedForGood(error)) throw error
        log.error({ mail: id, error }, 'the mail server refuses this mail for good')
        return false
      }
    },
    close: () => transport.close(),
  }
}

// Keeps auto-responders from answering, and from writing to each other through the contact form (RFC 3834).
const automatic = { 'Auto-Submitted': 'auto-generated' }

const Refused = z.object({ response: z.string(), command: z.string() })
// According to RFC 3463; two of its codes for addresses are about the sender's.
const aboutRecipient = /^5\.(1\.(?![78]$)|2\.)/

// A refusal of the recipient is final: sending again would harm the sender's reputation. Any other refusal is about us
// (not logged in, not allowed to relay) and can be fixed while the mail is being retried.
function isRefusedForGood(error: unknown): boolean {
  const { response, command } = Refused.safeParse(error).data ?? { response: '', command: '' }
  const [, status] = /^5\d\d[ -](5\.\d+\.\d+)/.exec(response) ?? []
  return status === undefined ? /^55[013]/.test(response) && command !== 'MAIL FROM' : aboutRecipient.test(status)
}

// In production no page shows these mails, so they are stored without secret links.
function keptMailbox(db: Database, production: boolean): Mailbox {
  return {
    async deliver(mail, id) {
      const { to, subject, text, html } = production ? withoutSecretLinks(mail) : mail
      await db
        .insertInto('keptMail')
        .values({ id, toAddress: to, subject, text, html, createdAt: new Date() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return true
    },
    close: () => undefined,
  }
}
