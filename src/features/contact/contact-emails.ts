import { formatPhone } from '../../ui/format.ts'
import type { Email } from '../notifications/email.ts'
import { contactSubjects } from './contact.ts'
import type { ContactMessage } from './contact.schema.ts'

/** To our support; a reply goes to the sender. */
export function messageForSupport(message: ContactMessage): Email {
  const { name, email, phone, subject } = message
  return {
    subject: `${contactSubjects[subject]}: ${name}`,
    replyTo: email,
    title: `${name} wrote to us`,
    paragraphs: ['It came through the contact form. Reply to this email to answer them.'],
    facts: [
      ['Name', name],
      ['Email', email],
      ['Phone', phone ? formatPhone(phone) : 'none given'],
      ['About', contactSubjects[subject]],
      ['Message', message.message],
    ],
  }
}

/** A receipt to the sender, without the text: the address may be somebody else's. */
export function receiptForSender({ subject }: ContactMessage): Email {
  return {
    subject: 'We have your message',
    title: 'Thank you, we have your message',
    paragraphs: ["We'll get back to you within 24 hours."],
    facts: [['About', contactSubjects[subject]]],
    footnote: 'Somebody entered this address on our contact form. If it was not you, you can ignore this email.',
  }
}
