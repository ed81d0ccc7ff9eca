import { serviceOf } from '../../appointments/appointment.ts'
import type { Email } from '../../notifications/email.ts'
import { capitalized } from '../../../ui/capitalized.ts'
import {
  addressFact,
  appointmentFacts,
  areSeveral,
  type BookingEmailData,
  customerLink,
  dayOf,
  type Fact,
  photosFact,
  priceFact,
  lengthFact,
  proFacts,
  reasonFact,
  searchNear,
  soonOf,
  termsFacts,
} from './booking-email-facts.ts'
import { canceledWords } from './series-emails.ts'

// The booking emails to the customer; booking-emails.ts decides which one is sent when.

export function requestCopied(booking: BookingEmailData): Email {
  // An unconfirmed address may be somebody else's: nothing the customer typed is sent to it.
  const words: [string, string][] = [...addressFact(booking), ['In your words', booking.notes]]
  return {
    subject: `Your request to ${booking.businessName} for ${dayOf(booking)}`,
    title: 'Your request is on its way',
    paragraphs: [
      `${booking.businessName} has it now, and you will get an email with the answer. Here is what you asked for.`,
    ],
    facts: [
      ...appointmentFacts(booking),
      ...lengthFact(booking),
      ...priceFact(booking),
      ...(booking.customerConfirmed ? words : []),
      ...photosFact(booking),
    ],
    button: { label: 'See your request', url: customerLink(booking) },
    footnote: 'Plans changed? You can cancel it there at any time before the visit.',
  }
}

export function accepted(booking: BookingEmailData): Email {
  return {
    subject: `${booking.businessName} accepted your request for ${dayOf(booking)}`,
    title: areSeveral(booking) ? 'Your visits are booked' : 'Your visit is booked',
    paragraphs: [`${booking.businessName} accepted, and the ${areSeveral(booking) ? 'times are' : 'time is'} yours.`],
    facts: factsAhead(booking),
    button: { label: 'See your visit', url: customerLink(booking) },
    footnote:
      'You pay your pro directly. Not what you expected, or you cannot make it? Cancel for free on your dashboard, and say why.',
  }
}

/** What a customer needs to know of an appointment that is booked. */
function factsAhead(booking: BookingEmailData): Fact[] {
  return [
    ...appointmentFacts(booking),
    ...proFacts(booking),
    ...addressFact(booking),
    ...(booking.address === null ? [noStreet(booking)] : []),
    ...termsFacts(booking, booking.isBlocked ? undefined : 'Ask before the visit.'),
  ]
}

function noStreet({ isBlocked }: BookingEmailData): Fact {
  return ['Street address', isBlocked ? 'Missing.' : 'Missing. Please add it on your dashboard.']
}

/** Sent the day before. */
export function appointmentReminder(booking: BookingEmailData, now: Date): Email {
  const soon = soonOf(booking, now)
  const mayMove = !booking.isBlocked && mayAskOthers(booking)
  return {
    subject: `${booking.businessName} is coming ${soon}`,
    title: `Your visit is ${soon}`,
    paragraphs: [`${booking.businessName} has it on the calendar. Please make sure that they can get to the pool.`],
    facts: factsAhead(booking),
    button: { label: 'See your visit', url: customerLink(booking) },
    footnote: `Plans changed? ${mayMove ? 'Reschedule or cancel' : 'Cancel'} it there, so that your pro can plan the day.`,
  }
}

export function declined(booking: BookingEmailData): Email {
  return {
    subject: `${booking.businessName} cannot take your request for ${dayOf(booking)}`,
    title: 'They can’t make it',
    ...orOthers(booking, `${booking.businessName} cannot take it.`, freeThen),
    facts: [...appointmentFacts(booking), ...reasonFact(booking)],
  }
}

export function canceledByPro(booking: BookingEmailData): Email {
  const { yours, on, was, it } = canceledWords(booking)
  return {
    subject: `${booking.businessName} canceled ${yours} ${on}`,
    title: `${capitalized(yours)} ${was} canceled`,
    ...orOthers(booking, `${booking.businessName} canceled ${it}. We are sorry.`, freeThen),
    facts: [...appointmentFacts(booking), ...reasonFact(booking)],
  }
}

/** A copy of what they did, so that nobody has to wonder whether it worked. */
export function withdrawalCopied(booking: BookingEmailData): Email {
  return {
    subject: `Request canceled: ${serviceOf(booking)}, ${dayOf(booking)}`,
    title: 'Your request is canceled',
    paragraphs: [`You canceled your request to ${booking.businessName}. There is nothing else for you to do.`],
    facts: [...appointmentFacts(booking), ...ownReason(booking)],
    button: { label: 'See your request', url: customerLink(booking) },
  }
}

export function cancellationCopied(booking: BookingEmailData): Email {
  const { subject, yours, is } = canceledWords(booking)
  const canceled = `You canceled ${yours} with ${booking.businessName}`
  return {
    subject,
    title: `${capitalized(yours)} ${is} canceled`,
    paragraphs: [
      booking.startsAt > booking.updatedAt
        ? `${canceled}. There is nothing else for you to do.`
        : `${canceled} after its time had come, as one that did not take place.`,
    ],
    facts: [...appointmentFacts(booking), ...ownReason(booking)],
    button: { label: 'See your visit', url: customerLink(booking) },
  }
}

// An unconfirmed address may be somebody else's: nothing the customer typed is sent to it.
function ownReason(booking: BookingEmailData): Fact[] {
  return booking.customerConfirmed ? reasonFact(booking) : []
}

/** Sent when the pro is reminded. */
export function noAnswerYet(booking: BookingEmailData): Email {
  const { businessName, isBlocked } = booking
  const [said, then] = isBlocked
    ? [
        `${businessName} cannot accept it: the two of you cannot write to each other.`,
        'Please find another pro, and cancel this request.',
      ]
    : [
        `${businessName} has not answered yet, and we have asked again.`,
        'You can wait, or find another pro and cancel this request.',
      ]
  return {
    subject: `No answer yet from ${businessName} for ${dayOf(booking)}`,
    title: isBlocked ? 'Your request cannot be accepted' : 'Your request is still waiting',
    ...orOthers(booking, said, then),
    facts: appointmentFacts(booking),
    footnote: `Your request stays with ${businessName} and goes to nobody else. To cancel it: ${customerLink(booking)}`,
  }
}

export function expired(booking: BookingEmailData): Email {
  return booking.suggestion ? notTaken(booking) : notAnswered(booking)
}

function notTaken(booking: BookingEmailData): Email {
  const { businessName, siteUrl, proId } = booking
  const said = `The time you asked for passed before you took another that ${businessName} suggested.`
  const again = {
    paragraphs: [`${said} You can ask for one of their free times.`],
    button: { label: 'Ask again', url: `${siteUrl}/pros/${proId}` },
  }
  return {
    subject: `Your request to ${businessName} for ${dayOf(booking)} has ended`,
    title: 'Your request has ended',
    ...(booking.mayAskAgain ? again : orOthers(booking, said, freeThen)),
    facts: appointmentFacts(booking),
  }
}

function notAnswered(booking: BookingEmailData): Email {
  return {
    subject: `No answer from ${booking.businessName} for ${dayOf(booking)}`,
    title: 'Your request has ended',
    ...orOthers(booking, 'The time passed before it was answered.', 'Other pool pros near you may answer faster.'),
    facts: appointmentFacts(booking),
  }
}

const freeThen = 'Other pool pros near you may be free at that time.'

/** What was `said`, and the way to other pros: `then` is left out for a customer who has become a pro. */
function orOthers(booking: BookingEmailData, said: string, then: string): Pick<Email, 'paragraphs' | 'button'> {
  return mayAskOthers(booking)
    ? { paragraphs: [`${said} ${then}`], button: { label: 'Find another pro', url: searchNear(booking) } }
    : { paragraphs: [said], button: { label: 'See your request', url: customerLink(booking) } }
}

/** With a pro account nobody can request an appointment, or move one. */
function mayAskOthers({ customerRole }: BookingEmailData): boolean {
  return customerRole === 'customer'
}

/** Sent when the pro is asked for the last time to mark it completed. */
export function didItTakePlace(booking: BookingEmailData): Email {
  const { businessName } = booking
  return {
    subject: `Did your visit from ${businessName} on ${dayOf(booking)} take place?`,
    title: 'Did it take place?',
    paragraphs: [
      `${businessName} has not told us. If it did, mark it completed yourself: then you can review it. If it did not, cancel it and say why.`,
    ],
    facts: [...appointmentFacts(booking), ...priceFact(booking)],
    button: { label: 'See your visit', url: customerLink(booking) },
  }
}

export function completed(booking: BookingEmailData): Email {
  return {
    subject: `How was ${booking.businessName}?`,
    title: 'How was it?',
    paragraphs: [
      `${booking.businessName} marked your visit as completed. A few words from you help your neighbors choose and your pro improve.`,
    ],
    facts: [...appointmentFacts(booking), ...priceFact(booking)],
    button: { label: 'Leave a review', url: customerLink(booking) },
  }
}
