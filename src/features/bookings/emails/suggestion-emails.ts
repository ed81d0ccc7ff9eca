import { serviceOf } from '../../appointments/appointment.ts'
import { atLocalTime, minuteOfDay } from '../../availability/local-time.ts'
import type { Email } from '../../notifications/email.ts'
import { namedPrice } from '../appointment-price.ts'
import { accepted } from './booking-emails-to-customer.ts'
import { booked } from './booking-emails-to-pro.ts'
import {
  appointmentFacts,
  bookedAtOnce,
  type BookingEmailData,
  customerLink,
  dayOf,
  lengthFact,
  noteFact,
  priceFact,
  startOf,
  timesFacts,
  whenOf,
} from './booking-email-facts.ts'
import { rhythmFact } from './series-emails.ts'

// The emails about other times that a pro suggests; booking-emails.ts decides which one is sent when.

/** What every email that asks to choose a time has: the times, whether it is only one, a title and a button. */
export function choiceOf(booking: BookingEmailData) {
  const starts = booking.suggestion?.starts ?? []
  const one = starts.length === 1
  const title = one ? 'Can you make another time?' : 'Can you make one of these times?'
  return { starts, one, title, button: { label: one ? 'See the time' : 'Choose a time', url: customerLink(booking) } }
}

export function timesSuggested(booking: BookingEmailData): Email {
  const { businessName, suggestion } = booking
  const { starts, one, title, button } = choiceOf(booking)
  const priced = { ...booking, ...namedPrice(suggestion?.priceCents ?? null) }
  return {
    subject: `${businessName} suggests ${one ? 'another time' : 'other times'} instead of ${startOf(booking)}`,
    title,
    paragraphs: [
      `${businessName} suggests ${one ? 'this time' : 'these times'} instead. Take ${one ? 'it' : 'one'}, and ${bookedAtOnce(booking)}.`,
    ],
    facts: [
      ['Service', serviceOf(booking)],
      ...timesFacts(booking, starts),
      ...rhythmFact(booking),
      ['You asked for', whenOf(booking)],
      ...lengthFact(booking),
      ...priceFact(priced),
      ...noteFact(booking),
    ],
    button,
    footnote:
      'No time is held until you take it: somebody else may book it first. Your request itself stays open until the time you asked for.',
  }
}

export function timesTakenBack(booking: BookingEmailData): Email {
  const { businessName } = booking
  return {
    subject: `Suggested times taken back: ${serviceOf(booking)}, ${dayOf(booking)}`,
    title: 'The suggested times are off',
    paragraphs: [`${businessName} took them back. Your request itself still waits for an answer.`],
    facts: appointmentFacts(booking),
    button: { label: 'See your request', url: customerLink(booking) },
  }
}

/** To the pro, whose suggestion it was. */
export function taken(booking: BookingEmailData): Email {
  return booked(booking, `${booking.customerName} took the time that you suggested, and it is booked.`)
}

/** The customer's copy. */
export function suggestionTaken(booking: BookingEmailData): Email {
  return {
    ...accepted(booking),
    subject: `Booked: ${booking.businessName} is coming on ${dayOf(booking)}`,
    paragraphs: [`You took the time that ${booking.businessName} suggested, and it is yours.`],
  }
}

/** What the customer had asked for, if they took another time. */
export function askedBefore(booking: BookingEmailData): string | undefined {
  const { requestedDate, requestedTime, timeZone } = booking
  if (requestedDate === null || requestedTime === null) return undefined
  return whenOf({ ...booking, startsAt: atLocalTime(timeZone, requestedDate, minuteOfDay(requestedTime)) })
}
