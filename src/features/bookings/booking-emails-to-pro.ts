import type { Email } from '../notifications/email.ts'
import { receivedPath } from '../../platform/dashboard-paths.ts'
import { serviceOf } from '../../platform/column-values.ts'
import { isSettled } from './appointment-price.ts'
import {
  appointmentFacts,
  areaFact,
  type BookingEmailData,
  dayOf,
  logInTo,
  priceFact,
  reasonFact,
} from './booking-email-facts.ts'

// What a pro is told of a booking: which email is sent when is decided in booking-emails.ts.

export function requested(booking: BookingEmailData): Email {
  return {
    subject: `New request: ${serviceOf(booking)}, ${dayOf(booking)}`,
    title: `${booking.customerName} asks for a visit`,
    paragraphs: [
      'Accept it, and the time is held for you; then you also see the street address.',
      ...namePrice(booking),
    ],
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

/** Some time later, and once only. */
export function unanswered(booking: BookingEmailData): Email {
  return {
    ...requested(booking),
    subject: `Still waiting: ${serviceOf(booking)}, ${dayOf(booking)}`,
    title: `${booking.customerName} is waiting for your answer`,
    paragraphs: [
      'Accept it, and the time is held for you. If you cannot take it, a quick no lets them ask somebody else.',
    ],
  }
}

function namePrice({ priceCents: price, priceIsEstimate }: BookingEmailData): string[] {
  return isSettled({ price, priceIsEstimate }) ? [] : ['You can name your price as you accept.']
}

export function withdrawn(booking: BookingEmailData): Email {
  return {
    subject: `Request withdrawn: ${serviceOf(booking)}, ${dayOf(booking)}`,
    title: `${booking.customerName} withdrew the request`,
    paragraphs: ['There is nothing for you to do. The time was never held.'],
    facts: [...appointmentFacts(booking), ...areaFact(booking), ...reasonFact(booking)],
    button: { label: 'See your requests', url: logInTo(booking, receivedPath('pending')) },
  }
}

export function canceledByCustomer(booking: BookingEmailData): Email {
  return {
    subject: `Visit canceled: ${serviceOf(booking)}, ${dayOf(booking)}`,
    title: `${booking.customerName} canceled the visit`,
    paragraphs: [
      booking.startsAt > booking.updatedAt
        ? 'The time is free again, and other customers can ask for it.'
        : 'It was canceled after its time had come, as a visit that did not take place. If it did, please write to them.',
    ],
    facts: [...appointmentFacts(booking), ...areaFact(booking), ...reasonFact(booking)],
    button: { label: 'See your visits', url: logInTo(booking, receivedPath('accepted')) },
  }
}
