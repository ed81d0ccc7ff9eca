import { movesAppointment, serviceOf, whatMoves } from '../../appointments/appointment.ts'
import type { Email } from '../../notifications/email.ts'
import type { BookingParty } from '../booking.ts'
import type { BookingEventKind } from '../booking-transitions.ts'
import { type BookingEmailData, customerLink, dayOf, timesAre, whenOf } from './booking-email-facts.ts'

type Rescheduling = BookingEmailData & { replaced: NonNullable<BookingEmailData['replaced']> }
type Words = Partial<Record<BookingParty, Partial<Email>>>

/**
 * How emails about a request for another time say so, and whether the earlier one still holds, which they name;
 * undefined if that one no longer matters.
 */
export function inWordsOfRescheduling(kind: BookingEventKind, booking: BookingEmailData) {
  const { replaced } = booking
  const words = replaced && wordsAbout(kind, { ...booking, replaced })
  if (!words) return undefined
  return { words, insteadOf: whatMoves(whenOf({ ...booking, startsAt: replaced.startsAt }), replaced) }
}

/** What happens once the customer takes a time, if something moves. */
export function movesAtOnce(booking: BookingEmailData): string | undefined {
  const { move, until } = visitsOf(booking)
  return movesAppointment(booking) ? `your ${move} right away. Until then ${until}` : undefined
}

function wordsAbout(kind: BookingEventKind, booking: Rescheduling): Words | undefined {
  if (kind === 'request') return asked(booking)
  const { endedAs, later } = booking.replaced
  if (endedAs === 'moved' || (booking.status === 'accepted' && later > 0)) return onceMoved[kind]?.(booking)
  return movesAppointment(booking) ? asItStays[kind]?.(booking) : undefined
}

type WordsByKind = Partial<Record<BookingEventKind, (booking: Rescheduling) => Words>>

const onceMoved: WordsByKind = { accept: rescheduled, take: rescheduledAsSuggested }

const asItStays: WordsByKind = {
  decline: (booking) => ({ customer: refused(booking) }),
  suggest: (booking) => ({ customer: suggested(booking) }),
  retract: (booking) => ({ customer: takenBack(booking) }),
  expire: (booking) => ({ pro: stays(booking), customer: unanswered(booking) }),
  withdraw: notRescheduled,
}

function asked(booking: Rescheduling): Record<BookingParty, Partial<Email>> {
  const { businessName, customerName } = booking
  const words = {
    subject: `New time requested: ${serviceOf(booking)}, ${dayOf(booking)}`,
    title: `${customerName} requested a new time`,
  }
  const onItsWay = `${businessName} has it now, and you will get an email with the answer.`
  if (movesAppointment(booking)) {
    const { move, until, asItIs } = visitsOf(booking)
    return {
      pro: { ...words, paragraphs: [`Accept it, and the ${move}. Until then ${until}.`] },
      customer: { paragraphs: [`${onItsWay} Until then your ${asItIs}.`] },
    }
  }
  return {
    pro: {
      ...words,
      paragraphs: [`This takes the place of the earlier request. Accept it, and the ${timesAre(booking)} booked.`],
    },
    customer: { paragraphs: [`${onItsWay} It takes the place of your earlier request.`] },
  }
}

function rescheduled(booking: BookingEmailData) {
  const { hasMoved, earlier } = visitsOf(booking)
  const { businessName, customerName } = booking
  return {
    pro: {
      subject: `Moved: ${serviceOf(booking)}, ${dayOf(booking)}`,
      title: `The ${hasMoved}`,
      paragraphs: [`You accepted the new time that ${customerName} asked for. It is booked, and ${earlier}.`],
    },
    customer: {
      subject: `${businessName} confirmed your new time, ${dayOf(booking)}`,
      title: `Your ${hasMoved}`,
      paragraphs: [`${businessName} accepted the new time. It is yours, and ${earlier}.`],
    },
  }
}

/** Also of an appointment that its pro asked to move. */
export function rescheduledAsSuggested(booking: BookingEmailData) {
  const { pro, customer } = rescheduled(booking)
  const { businessName, customerName } = booking
  const free = `and ${visitsOf(booking).earlier}.`
  return {
    pro: {
      ...pro,
      paragraphs: [`${customerName} took the time that you suggested. It is booked, ${free}`],
    },
    customer: { ...customer, paragraphs: [`You took the time that ${businessName} suggested. It is yours, ${free}`] },
  }
}

function suggested(booking: Rescheduling): Partial<Email> {
  const isOne = booking.suggestion?.starts.length === 1
  const suggests = `${booking.businessName} suggests ${isOne ? 'another time' : 'other times'} than the one you asked for.`
  return { paragraphs: [`${suggests} Take ${isOne ? 'it' : 'one'}, and ${movesAtOnce(booking)}.`] }
}

function takenBack(booking: Rescheduling): Partial<Email> {
  const still = `${booking.businessName} took them back. Your request still waits for an answer.`
  return { paragraphs: [`${still} The ${visitsOf(booking).asItIs}.`] }
}

function refused(booking: Rescheduling): Partial<Email> {
  const { businessName } = booking
  const { stay, asItIs } = visitsOf(booking)
  return {
    subject: `${businessName} cannot move your ${agreedVisit(booking)}`,
    title: `Your ${asItIs}`,
    paragraphs: [`${businessName} cannot come at the new time. The ${stay} at the time you agreed on.`],
    button: seeBooking(booking),
  }
}

function unanswered(booking: Rescheduling): Partial<Email> {
  const { stay, asItIs } = visitsOf(booking)
  const before = booking.suggestion ? 'you took one that was suggested' : 'it was answered'
  return {
    title: `Your ${asItIs}`,
    paragraphs: [`The new time passed before ${before}. The ${stay} at the time you agreed on.`],
    button: seeBooking(booking),
  }
}

function stays(booking: Rescheduling): Partial<Email> {
  const before = booking.suggestion ? 'one that you suggested was taken' : 'you answered'
  return { paragraphs: [`The new time passed before ${before}. The ${visitsOf(booking).asItIs}.`] }
}

function notRescheduled(booking: Rescheduling) {
  const { asItIs } = visitsOf(booking)
  return {
    pro: { paragraphs: [`There is nothing for you to do. The ${asItIs}.`] },
    customer: {
      title: `Your ${asItIs}`,
      paragraphs: [`You canceled your request to ${booking.businessName} for another time. The ${asItIs}.`],
      button: seeBooking(booking),
    },
  }
}

function seeBooking(booking: Rescheduling) {
  return { label: 'See your visit', url: customerLink({ ...booking, id: booking.replaced.id }) }
}

/** How emails speak of what moves: of one appointment, or also of the later ones of its series. */
export function visitsOf({ replaced, suggestion }: Pick<BookingEmailData, 'replaced' | 'suggestion'>) {
  return replaced?.later || suggestion?.andLater ? several : single
}

/** "visit on Mon, Mar 2" or "visits from Mon, Mar 2 on": as they were agreed on. */
export function agreedVisit(booking: BookingEmailData): string {
  const day = dayOf({ ...booking, startsAt: booking.replaced?.startsAt ?? booking.startsAt })
  return visitsOf(booking) === several ? `visits from ${day} on` : `visit on ${day}`
}

const single = {
  hasMoved: 'visit has moved',
  move: 'visit moves',
  stay: 'visit stays',
  until: 'it stays as it is',
  asItIs: 'visit stays as it is',
  earlier: 'the earlier one is free again',
}
const several: typeof single = {
  hasMoved: 'visits have moved',
  move: 'visits move',
  stay: 'visits stay',
  until: 'they stay as they are',
  asItIs: 'visits stay as they are',
  earlier: 'the earlier ones are free again',
}
