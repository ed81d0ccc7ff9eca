import type { Email } from '../notifications/email.ts'
import type { BusinessInfo } from './pro.schema.ts'

type WaitingBusiness = Pick<BusinessInfo, 'businessName' | 'description' | 'address' | 'city' | 'state' | 'zip'> & {
  /** The email address of the pro's account. */
  email: string
}

interface Identity {
  businessName: string
  state: string
}

// The emails to operators.

/** A new business stays hidden until an operator approves it. */
export function businessWaiting({ email, ...business }: WaitingBusiness): Email {
  return {
    subject: `${business.businessName} is waiting for approval`,
    replyTo: email,
    title: 'A new business is waiting for approval',
    paragraphs: [business.description, `To list it: npm run pros approve ${email}`],
    facts: [
      ['Business', business.businessName],
      ['Address', `${business.address}, ${business.city}, ${business.state} ${business.zip}`],
      ['Account', email],
    ],
  }
}

interface Renamed {
  before: Identity
  after: Identity
  /** The email address of the pro's account. */
  email: string
  url: string
}

/** A verified business has changed its name or its state. */
export function businessRenamed({ before, after, email, url }: Renamed): Email {
  return {
    subject: 'A business you checked has changed its name or state',
    title: 'A business you checked has changed its name or state',
    paragraphs: [
      'It has lost its Verified mark, if it had one. Please check it again.',
      `To give the mark back: npm run pros verify ${email} "the evidence"`,
      `To take the business off the site: npm run pros hide ${email}`,
    ],
    facts: [
      ['Before', `${before.businessName}, ${before.state}`],
      ['Now', `${after.businessName}, ${after.state}`],
    ],
    button: { label: 'See its profile', url },
  }
}
