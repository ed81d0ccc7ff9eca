import type { Email } from '../notifications/email.ts'

interface Identity {
  businessName: string
  state: string
}

/** To those who run Poolwell: what they vetted calls itself something else now, or works in another state. */
export function businessRenamed({ before, after, url }: { before: Identity; after: Identity; url: string }): Email {
  return {
    subject: 'A business you checked has changed its name or state',
    title: 'A business you checked has changed its name or state',
    paragraphs: ['It has lost its Verified mark, if it had one. Please check it again.'],
    facts: [
      ['Before', `${before.businessName}, ${before.state}`],
      ['Now', `${after.businessName}, ${after.state}`],
    ],
    button: { label: 'See its profile', url },
  }
}
