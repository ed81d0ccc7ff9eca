import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'

import type { Visit } from '../../platform/visit.server.ts'
import { type Email, emailText } from './email.ts'
import { EmailHtml } from './email-html.tsx'

/** Queues an email to one address, in the transaction that causes it. It is sent soon after the commit, with retries. */
export async function queueEmail(visit: Visit, to: string, email: Email): Promise<void> {
  const siteUrl = visit.config.publicUrl
  const html = `<!doctype html>${renderToStaticMarkup(createElement(EmailHtml, { email, siteUrl }))}`
  const { subject, replyTo, unsubscribeUrl } = email
  const headers = unsubscribeUrl && { headers: oneClick(unsubscribeUrl) }
  const mail = { to, subject, text: emailText(email), html, ...(replyTo && { replyTo }), ...headers }
  await visit.jobs.send(visit.db, 'mail', mail)
}

/** The absolute URL of a page, for use in emails. */
export function linkTo(visit: Visit, path: string): string {
  return visit.config.publicUrl + path
}

/** Lets mail programs show their own unsubscribe button (RFC 8058). */
function oneClick(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
