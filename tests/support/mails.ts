import { setTimeout as wait } from 'node:timers/promises'

import type { KeptMail } from '../../src/features/notifications/kept-mail.server.ts'
import type { openApi } from './api.ts'

/** Reads the emails that the product has sent, as /dev/mail shows them. */
export function mailsOf(site: Awaited<ReturnType<typeof openApi>>['site']) {
  async function mailsTo(to: string): Promise<KeptMail[]> {
    const response = await site.request(`/dev/mail?to=${encodeURIComponent(to)}`, {
      headers: { accept: 'application/json' },
    })
    return response.json()
  }

  /** Waits for the newest email to `to` whose subject contains this text. */
  async function mailTo(to: string, subject: RegExp): Promise<KeptMail> {
    for (let tries = 0; tries < 200; tries++) {
      const mail = (await mailsTo(to)).find((mail) => subject.test(mail.subject))
      if (mail) return mail
      await wait(50)
    }
    throw new Error(`no mail to ${to} with ${subject}`)
  }

  return { mailsTo, mailTo }
}

/** The secret at the end of the link in an email. */
export function tokenIn({ text }: KeptMail): string {
  return /\?token=([\w-]{43})\b/.exec(text)?.[1] ?? ''
}
