import { capitalized } from '../../ui/capitalized.ts'
import { formatPhone } from '../../ui/phone.ts'
import type { Email } from '../notifications/email.ts'
import { contactSubjects } from './contact.ts'
import type { ContactMessage } from './contact.schema.ts'
import type { ReportedPart } from './reported-part.ts'

/** To our support; a reply goes to the sender. `report`: the part of a pro's page that it is about. */
export function messageForSupport(message: ContactMessage & About, report: PublicReport | null): Email {
  const { name, email, phone, subject, about } = message
  return {
    subject: `${contactSubjects[subject]}: ${name}`,
    replyTo: email,
    title: report ? `${name} reported a ${report.kind}` : `${name} wrote to us`,
    paragraphs: [
      'It came through the contact form. Reply to this email to answer them.',
      ...(report ? [commandFor(report)] : []),
    ],
    facts: [
      ['Name', name],
      ['Email', email],
      ['Phone', phone ? formatPhone(phone) : 'none given'],
      ['About', contactSubjects[subject]],
      ...(report ? factsOf(report) : about ? [['In particular', about] satisfies [string, string]] : []),
      ['Message', message.message],
    ],
    ...(report && { button: { label: `See the ${report.kind}`, url: addressOf(report) } }),
  }
}

interface About {
  about?: string
}

/** What was reported, as everybody can see it. */
export interface PublicReport extends ReportedPart {
  siteUrl: string
  businessName: string
  /** Who wrote the review, or sent the photo with one; null for a photo that is the pro's. */
  author: string | null
  /** Empty for a photo without a caption. */
  words: string
}

function commandFor({ kind, id }: ReportedPart): string {
  return kind === 'review'
    ? `To remove the review: npm run pros remove-review ${id} "why". Its author and the pro are told. If it stays, tell them.`
    : `To remove the photo: npm run pros remove-photo ${id} "why". Its owner is told. If it stays, tell them.`
}

function factsOf({ kind, author, businessName, words }: PublicReport): [string, string][] {
  const review = `review of ${businessName} by ${author}`
  const photo = author === null ? `Photo of work by ${businessName}` : `Photo in the ${review}`
  const what = kind === 'review' ? capitalized(review) : photo
  return [['Reported', what], ...(words ? [['Its words', words] satisfies [string, string]] : [])]
}

function addressOf({ author, proId, siteUrl }: PublicReport): string {
  return `${siteUrl}/pros/${proId}${author === null ? '' : '?tab=reviews#tab-panel'}`
}

/** A receipt to the sender, without the text: the address may be somebody else's. */
export function receiptForSender({ subject }: ContactMessage): Email {
  return {
    subject: 'We got your message',
    title: 'Thank you, we got your message',
    paragraphs: ["We'll get back to you within 24 hours."],
    facts: [['About', contactSubjects[subject]]],
    footnote: 'Somebody entered this address on our contact form. If it was not you, you can ignore this email.',
  }
}
