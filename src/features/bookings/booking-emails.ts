import type { Email } from '../notifications/email.ts'
import { ownBookingsPath, receivedPath } from '../notifications/notification-words.ts'
import { serviceOf } from '../../platform/column-values.ts'
import type { BookingParty, bookingTransitions } from './booking.ts'
import {
  addressFact,
  appointmentFacts,
  areaFact,
  type BookingEmailData,
  dayOf,
  logInTo,
  priceFact,
  reasonFact,
  searchNear,
} from './booking-email-facts.ts'
import { inWordsOfMove } from './move-emails.ts'

/** What can happen to a booking that somebody is notified of. */
export type BookingEventKind = 'request' | keyof typeof bookingTransitions

/** Who gets which email: always the other party, and the customer gets a copy of their own request. */
export function emailsAbout(
  kind: BookingEventKind,
  by: BookingParty | 'system',
  booking: BookingEmailData,
): Partial<Record<BookingParty, Email>> {
  const emails = emailsOf(kind, by, booking)
  return booking.replaced ? inWordsOfMove(kind, emails, { ...booking, replaced: booking.replaced }) : emails
}

function emailsOf(kind: BookingEventKind, by: BookingParty | 'system', booking: BookingEmailData) {
  if (kind === 'cancel')
    return by === 'pro' ? { customer: canceledByPro(booking) } : { pro: canceledByCustomer(booking) }
  if (kind === 'request') return { pro: requested(booking), customer: requestCopied(booking) }
  if (kind === 'withdraw') return { pro: withdrawn(booking) }
  return { customer: { accept: accepted, decline: declined, expire: expired, complete: completed }[kind](booking) }
}

function requested(booking: BookingEmailData): Email {
  return {
    subject: `New request: ${serviceOf(booking)}, ${dayOf(booking)}`,
    title: `${booking.customerName} asks for a visit`,
    paragraphs: ['Accept it, and the time is held for you; then you also see the street address.'],
    facts: [
      ...appointmentFacts(booking),
      ...areaFact(booking),
      ...priceFact(booking),
      ['In their words', booking.notes],
    ],
    button: { label: 'Answer the request', url: logInTo(booking, receivedPath('pending')) },
    footnote: 'A request that nobody answers expires when its time comes.',
  }
}

function requestCopied(booking: BookingEmailData): Email {
  // An unconfirmed address may be somebody else's: nothing the customer typed is sent to it.
  const words: [string, string][] = [...addressFact(booking), ['In your words', booking.notes]]
  return {
    subject: `Your request to ${booking.businessName}`,
    title: 'Your request is on its way',
    paragraphs: [
      `${booking.businessName} has it now, and you will get an email with the answer. Here is what you asked for.`,
    ],
    facts: [...appointmentFacts(booking), ...priceFact(booking), ...(booking.customerConfirmed ? words : [])],
    button: { label: 'See your request', url: logInTo(booking, ownBookingsPath(booking.customerRole, 'pending')) },
    footnote: 'Plans changed? You can cancel it there any time before the visit.',
  }
}

function accepted(booking: BookingEmailData): Email {
  return {
    subject: `${booking.businessName} accepted your visit`,
    title: 'Your visit is booked',
    paragraphs: [`${booking.businessName} accepted, and the time is yours.`],
    facts: [
      ...appointmentFacts(booking),
      ['Pro', booking.businessName],
      ...addressFact(booking),
      ...priceFact(booking),
    ],
    button: { label: 'See your visit', url: logInTo(booking, ownBookingsPath(booking.customerRole, 'accepted')) },
    footnote: 'You pay your pro directly. If you cannot make it, please cancel on your dashboard and say why.',
  }
}

function declined(booking: BookingEmailData): Email {
  return {
    subject: `${booking.businessName} cannot take your request`,
    title: 'This one did not work out',
    paragraphs: [`${booking.businessName} cannot take it. Other pool pros near you may be free at that time.`],
    facts: [...appointmentFacts(booking), ...reasonFact(booking)],
    button: { label: 'Find another pro', url: searchNear(booking) },
  }
}

function withdrawn(booking: BookingEmailData): Email {
  return {
    subject: `Request withdrawn: ${serviceOf(booking)}, ${dayOf(booking)}`,
    title: `${booking.customerName} withdrew the request`,
    paragraphs: ['There is nothing for you to do. The time was never held.'],
    facts: [...appointmentFacts(booking), ...areaFact(booking), ...reasonFact(booking)],
    button: { label: 'See your requests', url: logInTo(booking, receivedPath('pending')) },
  }
}

function canceledByCustomer(booking: BookingEmailData): Email {
  return {
    subject: `Visit canceled: ${serviceOf(booking)}, ${dayOf(booking)}`,
    title: `${booking.customerName} canceled the visit`,
    paragraphs: ['The time is free again, and other customers can ask for it.'],
    facts: [...appointmentFacts(booking), ...areaFact(booking), ...reasonFact(booking)],
    button: { label: 'See your visits', url: logInTo(booking, receivedPath('accepted')) },
  }
}

function canceledByPro(booking: BookingEmailData): Email {
  return {
    subject: `${booking.businessName} canceled your visit`,
    title: 'Your visit was canceled',
    paragraphs: [
      `${booking.businessName} canceled it. We are sorry. Other pool pros near you may be free at that time.`,
    ],
    facts: [...appointmentFacts(booking), ...reasonFact(booking)],
    button: { label: 'Find another pro', url: searchNear(booking) },
  }
}

function expired(booking: BookingEmailData): Email {
  return {
    subject: `No answer from ${booking.businessName}`,
    title: 'Your request has ended',
    paragraphs: ['The time passed before it was answered. Other pool pros near you may be quicker.'],
    facts: appointmentFacts(booking),
    button: { label: 'Find another pro', url: searchNear(booking) },
  }
}

function completed(booking: BookingEmailData): Email {
  return {
    subject: `How was ${booking.businessName}?`,
    title: 'How was it?',
    paragraphs: [
      `${booking.businessName} marked your visit as completed. A few words from you help your neighbors choose and your pro improve.`,
    ],
    facts: appointmentFacts(booking),
    button: { label: 'Leave a review', url: logInTo(booking, ownBookingsPath(booking.customerRole, 'completed')) },
  }
}
