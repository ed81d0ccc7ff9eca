import { receivedPath } from '../../appointments/dashboard-paths.ts'
import { movesAppointment, serviceOf } from '../../appointments/appointment.ts'
import type { Email } from '../../notifications/email.ts'
import { isSettled } from '../appointment-price.ts'
import { streetMissing } from '../booking-words.ts'
import {
  addressFact,
  appointmentFacts,
  areSeveral,
  areaFact,
  type BookingEmailData,
  contactFacts,
  dayOf,
  distanceFact,
  lengthFact,
  logInTo,
  photosFact,
  priceFact,
  proLink,
  reasonFact,
  termsFacts,
  timesAre,
} from './booking-email-facts.ts'
import { visitsOf } from './reschedule-emails.ts'
import { bookedWords, canceledWords } from './series-emails.ts'

// The booking emails to the pro; booking-emails.ts decides which one is sent when.

export function requested(booking: BookingEmailData): Email {
  return {
    subject: `New request: ${serviceOf(booking)}, ${dayOf(booking)}`,
    title: `${booking.customerName} requested a visit`,
    paragraphs: [
      `Accept it, and the ${timesAre(booking)} booked; then you also see the street address.`,
      ...namePrice(booking),
    ],
    facts: [
      ...appointmentFacts(booking),
      ...areaFact(booking),
      ...distanceFact(booking),
      ...lengthFact(booking),
      ...priceFact(booking),
      // Text from somebody without a confirmed address may come from anybody.
      ...(booking.customerConfirmed ? contactFacts(booking) : []),
      ['In their words', booking.notes],
      ...photosFact(booking),
    ],
    button: { label: 'Answer the request', url: proLink(booking) },
    footnote: 'A request that you do not answer expires when its time comes.',
  }
}

/** A copy of what they agreed to, unless something else led to it. */
export function booked(
  booking: BookingEmailData,
  opening = `You accepted the request from ${booking.customerName}, and the ${areSeveral(booking) ? 'times are' : 'time is'} booked.`,
): Email {
  return {
    ...bookedWords(booking),
    paragraphs: [opening, ...(booking.address === null ? [streetMissing] : [])],
    facts: [
      ...appointmentFacts(booking),
      ['Customer', booking.customerName],
      ...contactFacts(booking),
      ...addressFact(booking),
      ...termsFacts(booking, nameLater),
      ['In their words', booking.notes],
    ],
    button: { label: 'See the visit', url: proLink(booking) },
    footnote: 'Plans changed? Until it begins you can suggest other times there, or cancel it and say why.',
  }
}

/** Sent some hours after the appointment, and again some days later, as long as nobody says how it ended. */
export function appointmentOver(booking: BookingEmailData): Email {
  const otherwise = booking.isBlocked ? 'only they can cancel it' : 'please ask them to cancel it'
  return {
    subject: `Visit over: ${serviceOf(booking)}, ${dayOf(booking)}`,
    title: `Your visit with ${booking.customerName} is over`,
    paragraphs: [`Mark it completed, so that they can review you. If it did not take place, ${otherwise}.`],
    facts: [...appointmentFacts(booking), ...addressFact(booking), ...termsFacts(booking, nameLater)],
    button: { label: 'Mark it completed', url: proLink(booking) },
  }
}

const nameLater = 'You can name it when you mark the visit completed.'

/** Sent some time later, once only. */
export function answerReminder(booking: BookingEmailData, obstacles: Obstacles): Email {
  return {
    ...requested(booking),
    subject: `Still waiting: ${serviceOf(booking)}, ${dayOf(booking)}`,
    title: `${booking.customerName} is waiting for your answer`,
    paragraphs: [
      ...(booking.suggestion ? ['None of the times that you suggested can be taken anymore.'] : []),
      whatToAnswer(booking, obstacles),
    ],
  }
}

interface Obstacles {
  /** The pro accepted another appointment for that time. */
  timeTaken: boolean
}

function whatToAnswer(booking: BookingEmailData, { timeTaken }: Obstacles): string {
  const { move, asItIs } = visitsOf(booking)
  const moves = movesAppointment(booking)
  const quickNo = moves ? `a quick no is enough: the ${asItIs}` : 'a quick no lets them ask somebody else'
  if (booking.isBlocked) return `You cannot accept it: the two of you cannot write to each other. But ${quickNo}.`
  if (timeTaken) return `You accepted another visit for that time. You can suggest other times, or ${quickNo}.`
  return `Accept it, and the ${moves ? move : `${timesAre(booking)} booked`}. If you cannot take it, ${quickNo}.`
}

function namePrice(booking: BookingEmailData): string[] {
  return isSettled(booking) ? [] : ['You can name your price as you accept.']
}

export function withdrawn(booking: BookingEmailData): Email {
  return {
    subject: `Request canceled: ${serviceOf(booking)}, ${dayOf(booking)}`,
    title: `${booking.customerName} canceled the request`,
    paragraphs: ['There is nothing for you to do. The time was never held.'],
    facts: [...appointmentFacts(booking), ...areaFact(booking), ...reasonFact(booking)],
    button: { label: 'See your requests', url: logInTo(booking, receivedPath('pending')) },
  }
}

/** When nobody settled the request before its time. */
export function unsettled(booking: BookingEmailData): Email {
  const before = booking.suggestion ? `${booking.customerName} took one that you suggested` : 'you answered it'
  return {
    subject: `Request ended: ${serviceOf(booking)}, ${dayOf(booking)}`,
    title: `The request from ${booking.customerName} has ended`,
    paragraphs: [`Its time passed before ${before}.`],
    facts: [...appointmentFacts(booking), ...areaFact(booking)],
    button: { label: 'See the request', url: proLink(booking) },
    footnote: 'Away for a while? Close those days under your hours, and nobody can request them.',
  }
}

export function canceledByCustomer(booking: BookingEmailData): Email {
  const { subject, what } = canceledWords(booking)
  return {
    subject,
    title: `${booking.customerName} canceled ${what}`,
    paragraphs: [
      booking.startsAt > booking.updatedAt
        ? freeAgain(booking)
        : `It was canceled after its time had come, as a visit that did not take place.${booking.isBlocked ? '' : ' If it did, please send them a message.'}`,
    ],
    facts: [...appointmentFacts(booking), ...areaFact(booking), ...reasonFact(booking)],
    button: { label: 'See your visits', url: logInTo(booking, receivedPath('accepted')) },
  }
}

/** When the pro has not said so for days. */
export function completedByCustomer(booking: BookingEmailData): Email {
  return {
    subject: `Visit completed: ${serviceOf(booking)}, ${dayOf(booking)}`,
    title: `${booking.customerName} marked the visit as completed`,
    paragraphs: ['You had not done so yet. Now they can review you.'],
    facts: [...appointmentFacts(booking), ...priceFact(booking)],
    button: { label: 'See the visit', url: proLink(booking) },
  }
}

/** A copy of what they did. */
export function ownCancellation(booking: BookingEmailData): Email {
  const { subject, what } = canceledWords(booking)
  return {
    subject,
    title: `You canceled ${what}`,
    paragraphs: [freeAgain(booking)],
    facts: [...appointmentFacts(booking), ['Customer', booking.customerName], ...reasonFact(booking)],
    button: { label: 'See your visits', url: logInTo(booking, receivedPath('accepted')) },
  }
}

function freeAgain({ takesRequests, laterCanceled }: BookingEmailData): string {
  const [free, it] = laterCanceled > 0 ? ['The times are free again', 'them'] : ['The time is free again', 'it']
  return takesRequests ? `${free}, and other customers can request ${it}.` : `${free}.`
}
