import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'

import type { Visit } from '../../platform/visit.server.ts'
import { type Letter, letterText } from './letter.ts'
import { LetterHtml } from './letter-html.tsx'

/** Queues a letter to one address, in the transaction of its cause. It is sent soon after the commit, and retried. */
export async function postLetter(visit: Visit, to: string, letter: Letter): Promise<void> {
  const siteUrl = visit.config.publicUrl
  const html = `<!doctype html>${renderToStaticMarkup(createElement(LetterHtml, { letter, siteUrl }))}`
  const { subject, replyTo, unsubscribeUrl } = letter
  const headers = unsubscribeUrl && { headers: oneClick(unsubscribeUrl) }
  const mail = { to, subject, text: letterText(letter), html, ...(replyTo && { replyTo }), ...headers }
  await visit.jobs.send(visit.db, 'mail', mail)
}

/** The absolute address of a page, as mails need it. */
export function linkTo(visit: Visit, path: string): string {
  return visit.config.publicUrl + path
}

/** Lets mail programs show their own button that ends this kind of mail (RFC 8058). */
function oneClick(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
