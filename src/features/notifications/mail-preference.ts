import type { MailKind } from '../../platform/tables/column-values.ts'

export type MailPreferences = Record<MailKind, boolean>

export function perMailKind<Value>(valueOf: (kind: MailKind) => Value): Record<MailKind, Value> {
  return { messages: valueOf('messages'), visits: valueOf('visits'), reviews: valueOf('reviews') }
}

export const mailKindWords: Record<MailKind, { label: string; when: string }> = {
  messages: {
    label: 'Messages',
    when: 'When somebody has written to you and you have not read it after a few minutes. One email per conversation until you read it.',
  },
  visits: {
    label: 'After a visit',
    when: 'When your pro has marked a visit as completed and you can say how it went. As a pro: when a visit is over and not marked yet.',
  },
  reviews: { label: 'Reviews', when: 'When a customer reviews you, or a pro answers your review.' },
}

/** The kinds of email that are written because somebody has to know. */
export const essentialMails = [
  {
    label: 'Bookings',
    when: 'Requests, answers, cancellations, a reminder of a request that waits, and one the day before a visit.',
  },
  { label: 'Account and security', when: 'Your password, your email address and links you asked for.' },
  { label: 'Membership and payment', when: 'Trials, renewals and failed payments.' },
]
