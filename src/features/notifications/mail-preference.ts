import type { MailKind, Role } from '../../platform/tables/column-values.ts'
import { uncapitalized } from '../../ui/capitalized.ts'

export type MailPreferences = Record<MailKind, boolean>

export function perMailKind<Value>(valueOf: (kind: MailKind) => Value): Record<MailKind, Value> {
  return { messages: valueOf('messages'), visits: valueOf('visits'), reviews: valueOf('reviews') }
}

const unread =
  'When somebody has written to you and you have not read it after a few minutes. One email per conversation until you read it.'

/** To each role, only the emails that it can get. */
export const mailKindWords: Record<MailKind, { label: string; when: Record<Role, string> }> = {
  messages: { label: 'Messages', when: { customer: unread, pro: unread } },
  visits: {
    label: 'After a visit',
    when: {
      customer:
        'When your pro has marked a visit as completed and you can say how it went. If they have not for days, we ask you whether it took place.',
      pro: 'When a visit is over and you have not marked it as completed yet, or when its customer has.',
    },
  },
  reviews: {
    label: 'Reviews',
    when: { customer: 'When a pro answers your review.', pro: 'When a homeowner reviews you.' },
  },
}

/** To programs, whose users have either role. */
export function describeMailKind(kind: MailKind): string {
  const { customer, pro } = mailKindWords[kind].when
  return customer === pro ? customer : `${customer} As a pro: ${uncapitalized(pro)}`
}

const security = {
  label: 'Account and security',
  when: 'Your password, your email address, links you asked for, and anything of yours that we take down.',
}

/** The kinds of email that are written because somebody has to know. */
export const essentialMails: Record<Role, readonly { label: string; when: string }[]> = {
  customer: [
    {
      label: 'Bookings',
      when: 'Your requests and the answers to them, suggested times, cancellations, and a reminder the day before a visit.',
    },
    security,
  ],
  pro: [
    {
      label: 'Bookings',
      when: 'New requests and what becomes of them, a reminder of one that waits, visits that move, and cancellations.',
    },
    security,
    { label: 'Membership and payment', when: 'Trials, renewals, another plan, cancellations and failed payments.' },
  ],
}
