import { movesAppointment, serviceOf } from '../../appointments/appointment.ts'
import type { Email } from '../../notifications/email.ts'
import type { BookingParty } from '../booking.ts'
import type { BookingEventKind } from '../booking-transitions.ts'
import { type BookingEmailData, customerLink, dayOf, whenOf } from './booking-email-facts.ts'

type Rescheduling = BookingEmailData & { replaced: NonNullable<BookingEmailData['replaced']> }
type Words = Partial<Record<BookingParty, Partial<Email>>>

/**
 * How emails about a request for another time say so, and whether the earlier one still holds, which they name;
 * undefined if that one no longer matters.
 */
export function inWordsOfRescheduling(kind: BookingEventKind, booking: BookingEmailData) {
  const { replaced } = booking
  const words = replaced && wordsAbout(kind, { ...booking, replaced })
  return words ? { words, insteadOf: whenOf({ ...booking, startsAt: replaced.startsAt }) } : undefined
}

function wordsAbout(kind: BookingEventKind, booking: Rescheduling): Words | undefined {
  if (kind === 'request') return asked(booking)
  if (booking.replaced.endedAs === 'moved') return onceMoved[kind]?.(booking)
  return movesAppointment(booking) ? asItStays[kind]?.(booking) : undefined
}

type WordsByKind = Partial<Record<BookingEventKind, (booking: Rescheduling) => Words>>

const onceMoved: WordsByKind = { accept: rescheduled, take: rescheduledAsSuggested }

const asItStays: WordsByKind = {
  decline: (booking) => ({ customer: refused(booking) }),
  suggest: (booking) => ({ customer: suggested(booking) }),
  retract: (booking) => ({ customer: takenBack(booking) }),
  expire: (booking) => ({ customer: unanswered(booking) }),
  withdraw: () => ({ pro: notRescheduled }),
}

function asked(booking: Rescheduling): Record<BookingParty, Partial<Email>> {
  const { businessName, customerName } = booking
  const words = {
    subject: `New time requested: ${serviceOf(booking)}, ${dayOf(booking)}`,
    title: `${customerName} requested a new time`,
  }
  const onItsWay = `${businessName} has it now, and you will get an email with the answer.`
  if (movesAppointment(booking)) {
    return {
      pro: { ...words, paragraphs: ['Accept it, and the visit moves. Until then it stays as it is.'] },
      customer: { paragraphs: [`${onItsWay} Until then your visit stays as it is.`] },
    }
  }
  return {
    pro: {
      ...words,
      paragraphs: ['This takes the place of the earlier request. Accept it, and the time is held for you.'],
    },
    customer: { paragraphs: [`${onItsWay} It takes the place of your earlier request.`] },
  }
}

function rescheduled(booking: BookingEmailData) {
  const { businessName, customerName } = booking
  return {
    pro: {
      subject: `Moved: ${serviceOf(booking)}, ${dayOf(booking)}`,
      title: 'The visit has moved',
      paragraphs: [
        `You accepted the new time of ${customerName}. It is held for you, and the earlier one is free again.`,
      ],
    },
    customer: {
      subject: `${businessName} confirmed your new time`,
      title: 'Your visit has moved',
      paragraphs: [`${businessName} accepted the new time. It is yours, and the earlier one is free again.`],
    },
  }
}

/** Also of a visit that its pro asked to move. */
export function rescheduledAsSuggested(booking: BookingEmailData) {
  const { pro, customer } = rescheduled(booking)
  const { businessName, customerName } = booking
  const free = 'and the earlier one is free again.'
  return {
    pro: {
      ...pro,
      paragraphs: [`${customerName} took the time that you suggested. It is held for you, ${free}`],
    },
    customer: { ...customer, paragraphs: [`You took the time that ${businessName} suggested. It is yours, ${free}`] },
  }
}

function suggested({ businessName }: Rescheduling): Partial<Email> {
  return {
    paragraphs: [
      `${businessName} suggests another time than the one you asked for. Take it, and your visit moves at once. Until then it stays as it is.`,
    ],
  }
}

function takenBack({ businessName }: Rescheduling): Partial<Email> {
  return {
    paragraphs: [`${businessName} took them back. Your request still waits for an answer. The visit stays as it is.`],
  }
}

function refused(booking: Rescheduling): Partial<Email> {
  const { businessName } = booking
  return {
    subject: `${businessName} cannot move your visit`,
    title: 'Your visit stays as it is',
    paragraphs: [`${businessName} cannot come at the new time. The visit stays at the time you agreed on.`],
    button: seeBooking(booking),
  }
}

function unanswered(booking: Rescheduling): Partial<Email> {
  return {
    title: 'Your visit stays as it is',
    paragraphs: [
      `The new time passed before ${booking.suggestion ? 'you took one that was suggested' : 'it was answered'}. The visit stays at the time you agreed on.`,
    ],
    button: seeBooking(booking),
  }
}

const notRescheduled = {
  paragraphs: ['There is nothing for you to do. The visit stays as it is.'],
}

function seeBooking(booking: Rescheduling) {
  return { label: 'See your visit', url: customerLink({ ...booking, id: booking.replaced.id }) }
}
