import { serviceOf } from '../../appointments/appointment.ts'
import type { Email } from '../../notifications/email.ts'
import type { BookingParty } from '../booking.ts'
import {
  appointmentFacts,
  type BookingEmailData,
  customerLink,
  dayOf,
  lengthFact,
  noteFact,
  priceFact,
  timesFacts,
  whenOf,
} from './booking-email-facts.ts'
import { agreedVisit, rescheduledAsSuggested, visitsOf } from './reschedule-emails.ts'
import { alsoToMove } from './series-emails.ts'
import { choiceOf, suggestionTaken, taken } from './suggestion-emails.ts'

// The emails about an accepted appointment that its pro asks to move; booking-emails.ts decides which one is sent when.

/** As it was agreed: what it took the place of before that is past. */
export function asAgreed(booking: BookingEmailData): BookingEmailData {
  return { ...booking, replaced: null }
}

export function moveSuggested(appointment: BookingEmailData): Email {
  const booking = asAgreed(appointment)
  const { businessName } = booking
  const { starts, one, title, button } = choiceOf(booking)
  const { move, stay, until } = visitsOf(booking)
  return {
    subject: `${businessName} asks to move your ${agreedVisit(booking)}`,
    title,
    paragraphs: [
      `${businessName} asks to move your visit to ${one ? 'this time' : 'one of these times'}. Take ${one ? 'it' : 'one'}, and the ${move} right away. Until then ${until}.`,
    ],
    facts: [
      ['Service', serviceOf(booking)],
      ['Agreed', whenOf(booking)],
      ...timesFacts(booking, starts),
      ...alsoToMove(booking),
      ...lengthFact(booking),
      ...priceFact(booking),
      ...noteFact(booking),
    ],
    button,
    footnote: `No time is held until you take it: somebody else may book it first. If ${one ? 'it does' : 'they do'} not suit you, there is nothing to do: your ${stay}.`,
  }
}

export function moveTakenBack(appointment: BookingEmailData): Email {
  const booking = asAgreed(appointment)
  const { businessName } = booking
  return {
    subject: `${businessName} no longer asks to move your ${agreedVisit(booking)}`,
    title: `Your ${visitsOf(booking).asItIs}`,
    paragraphs: [`${businessName} took the suggested times back. There is nothing for you to do.`],
    facts: appointmentFacts(booking),
    button: { label: 'See your visit', url: customerLink(booking) },
  }
}

/** To both: who suggested the time, and who took it. */
export function moved(appointment: BookingEmailData): Record<BookingParty, Email> {
  const booking = asAgreed(appointment)
  const { pro, customer } = rescheduledAsSuggested(booking)
  const subject = `Your ${visitsOf(booking).hasMoved} to ${dayOf(booking)}`
  return { pro: { ...taken(booking), ...pro }, customer: { ...suggestionTaken(booking), ...customer, subject } }
}

/** The previous time of an appointment that has just moved. */
export function timeItMovedFrom(booking: BookingEmailData): string | undefined {
  const startsAt = booking.suggestion?.movesFrom
  return startsAt ? whenOf({ ...booking, startsAt }) : undefined
}

/** The reminder of an appointment for which the pro still suggests these times. */
export function withOtherTimes(reminder: Email, booking: BookingEmailData, starts: readonly Date[]): Email {
  const { businessName } = booking
  const which = starts.length === 1 ? 'the time' : 'one of the times'
  return {
    ...reminder,
    paragraphs: [
      ...reminder.paragraphs,
      `${businessName} also asked to move ${booking.suggestion?.andLater ? 'it and the later visits' : 'it'}. Take ${which} below on your dashboard, or it stays as it is.`,
    ],
    facts: [...(reminder.facts ?? []), ...timesFacts(booking, starts), ...noteFact(booking)],
  }
}
