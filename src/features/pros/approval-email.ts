import type { Email } from '../notifications/email.ts'

/** To a pro whose business was approved by an operator. */
export function businessApproved({ businessName, url }: { businessName: string; url: string }): Email {
  return {
    subject: 'You are on Poolwell now',
    title: 'You are on Poolwell now',
    paragraphs: [
      `${businessName} is approved, and homeowners near you can find it.`,
      'With an active membership they can also request visits.',
    ],
    button: { label: 'See your profile', url },
  }
}
