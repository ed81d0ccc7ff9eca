import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'

import type { Mail } from '../../platform/jobs/jobs.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { type Email, emailText } from './email.ts'
import { EmailHtml } from './email-html.tsx'

/** An email and the one address that it goes to. */
export interface OutgoingEmail {
  to: string
  email: Email
}

/** Queues an email to one address, in the caller's transaction. It is sent soon after the commit, with retries. */
export async function queueEmail(visit: Visit, to: string, email: Email): Promise<void> {
  await queueEmails(visit, [{ to, email }])
}

/** Queues several emails in one statement. */
export async function queueEmails(visit: Visit, posts: readonly OutgoingEmail[]): Promise<void> {
  const mails = posts.map((post) => mailOf(visit, post))
  if (mails.length > 0) await visit.jobs.sendAll(visit.db, 'mail', mails)
}

/** The absolute URL of a page, for use in emails. */
export function linkTo(visit: Visit, path: string): string {
  return visit.config.publicUrl + path
}

function mailOf({ config: { publicUrl: siteUrl } }: Visit, { to, email }: OutgoingEmail): Mail {
  const html = `<!doctype html>${renderToStaticMarkup(createElement(EmailHtml, { email, siteUrl }))}`
  const { subject, replyTo, unsubscribeUrl } = email
  const headers = unsubscribeUrl && { headers: oneClick(unsubscribeUrl) }
  return { to, subject, text: emailText(email), html, ...(replyTo && { replyTo }), ...headers }
}

/** Lets mail programs show their own unsubscribe button (RFC 8058). */
function oneClick(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
