import type { ContactSubject } from '../../features/contact/contact.ts'
import type { IconName } from '../../ui/icon.tsx'

/** Illustrative, except for the email address, which is configured: put in your own before you launch. */
export const reachUs = {
  phone: { number: '(888) 555-0142', href: 'tel:+18885550142', note: 'Monday to Friday, 7 AM to 8 PM EST' },
  email: { note: 'An answer within 2 hours while we are here' },
  address: {
    lines: ['1200 Harbor Drive, Suite 400', 'San Diego, CA 92101'],
    note: 'Open Monday to Friday, 9 AM to 6 PM',
  },
  hours: { lines: ['Monday to Friday, 7 AM to 8 PM EST', 'Saturday, 9 AM to 5 PM EST'], note: 'Closed on Sundays' },
}

export const supportTypes: SupportType[] = [
  {
    subject: 'support',
    icon: 'house',
    look: 'bg-tint-water text-on-tint-water',
    title: 'Homeowners',
    text: 'A request without an answer, a visit that moved, a question about a review.',
    action: 'Ask about a booking',
  },
  {
    subject: 'pro-support',
    icon: 'tools',
    look: 'bg-tint-sun text-on-tint-sun',
    title: 'Pool pros',
    text: 'Your profile, your hours, your membership, or a customer who worries you.',
    action: 'Get help as a pro',
  },
  {
    subject: 'partnership',
    icon: 'handshake',
    look: 'bg-tint-coral text-on-tint-coral',
    title: 'Partners and press',
    text: 'You make, sell, teach or write something about pools. Tell us about it.',
    action: 'Start a conversation',
  },
]

export interface SupportType {
  subject: ContactSubject
  icon: IconName
  look: string
  title: string
  text: string
  action: string
}
