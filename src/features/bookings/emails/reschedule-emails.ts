import { serviceOf } from '../../appointments/appointment.ts'
import { endedAs } from '../../appointments/ended-as.ts'
import type { Email } from '../../notifications/email.ts'
import type { BookingParty } from '../booking.ts'
import type { BookingEventKind } from '../booking-transitions.ts'
import { type BookingEmailData, customerLink, dayOf, whenOf } from './booking-email-facts.ts'

type Rescheduling = BookingEmailData & { replaced: NonNullable<BookingEmailData['replaced']> }
type Emails = Partial<Record<BookingParty, Email>>

/** Emails about a request for another time say so, name the earlier time, and say whether it still holds. */
export function inWordsOfRescheduling(
  kind: BookingEventKind,
  { pro, customer }: Emails,
  booking: Rescheduling,
): Emails {
  const words = rewordingsOf(kind, booking)
  if (!words) return { ...(pro && { pro }), ...(customer && { customer }) }
  return {
    ...(pro && { pro: told(pro, words.pro, booking) }),
    ...(customer && { customer: told(customer, words.customer, booking) }),
  }
}

function told(email: Email, words: Partial<Email> = {}, booking: Rescheduling): Email {
  const before = whenOf({ ...booking, startsAt: booking.replaced.startsAt })
  const facts = email.facts?.flatMap((fact): [string, string][] =>
    fact[0] === 'When' ? [fact, ['Instead of', before]] : [fact],
  )
  return { ...email, ...words, ...(facts && { facts }) }
}

/** Empty if the earlier booking no longer matters. */
function rewordingsOf(
  kind: BookingEventKind,
  booking: Rescheduling,
): Partial<Record<BookingParty, Partial<Email>>> | undefined {
  const { status, cancelReason } = booking.replaced
  if (kind === 'request') return asked(booking)
  if (kind === 'take') return endedAs('moved', cancelReason) ? rescheduledAsSuggested(booking) : undefined
  if (kind === 'accept') return endedAs('moved', cancelReason) ? rescheduled(booking) : undefined
  if (status !== 'accepted') return undefined
  if (kind === 'decline') return { customer: refused(booking) }
  if (kind === 'suggest') return { customer: suggested(booking) }
  if (kind === 'retract') return { customer: takenBack(booking) }
  if (kind === 'expire') return { customer: unanswered(booking) }
  return kind === 'withdraw' ? { pro: notRescheduled } : undefined
}

function asked(booking: Rescheduling): Record<BookingParty, Partial<Email>> {
  const { businessName, customerName, replaced } = booking
  const words = {
    subject: `New time requested: ${serviceOf(booking)}, ${dayOf(booking)}`,
    title: `${customerName} requested a new time`,
  }
  const onItsWay = `${businessName} has it now, and you will get an email with the answer.`
  if (replaced.status === 'accepted') {
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

function rescheduled(booking: Rescheduling): Record<BookingParty, Partial<Email>> {
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

function rescheduledAsSuggested(booking: Rescheduling): Record<BookingParty, Partial<Email>> {
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
