import { dateFormat, formatInstant, formatMoney } from '../../ui/format.ts'
import type { Letter } from '../notifications/letter.ts'
import { addressLine, type BookingParty, type bookingTransitions } from './booking.ts'

/** What can happen to a booking that somebody is told about. */
export type BookingEventKind = 'request' | keyof typeof bookingTransitions

/** The parts of a booking that its letters speak of, and the address of this site. */
export interface BookingTold {
  siteUrl: string
  serviceName: string | null
  serviceType: string
  startsAt: Date
  timeZone: string
  priceCents: number | null
  priceIsEstimate: boolean
  address: string | null
  city: string | null
  state: string | null
  zip: string | null
  notes: string
  customerName: string
  /** Whether the address is known to be the customer's. */
  customerConfirmed: boolean
  businessName: string
  proId: string
  cancelReason: string | null
}

/** Who is told what: always the other party, and the customer gets a copy of what they asked for. */
export function lettersAbout(
  kind: BookingEventKind,
  by: BookingParty | 'system',
  told: BookingTold,
): Partial<Record<BookingParty, Letter>> {
  if (kind === 'cancel') return by === 'pro' ? { customer: canceledByPro(told) } : { pro: canceledByCustomer(told) }
  if (kind === 'request') return { pro: requested(told), customer: requestCopied(told) }
  if (kind === 'withdraw') return { pro: withdrawn(told) }
  return { customer: { accept: accepted, decline: declined, expire: expired, complete: completed }[kind](told) }
}

function requested(told: BookingTold): Letter {
  return {
    subject: `New request: ${serviceOf(told)}, ${dayOf(told)}`,
    title: `${told.customerName} asks for a visit`,
    paragraphs: ['Accept it, and the time is held for you; the street address follows then.'],
    facts: [...visitFacts(told), ...areaFact(told), ...priceFact(told), ['In their words', told.notes]],
    button: { label: 'Answer the request', url: dashboard(told, '/pro-dashboard?status=pending') },
    footnote: 'A request that nobody answers ends by itself when its time has come.',
  }
}

function requestCopied(told: BookingTold): Letter {
  // An unconfirmed address may be somebody else's: no words of the customer are sent to it.
  const words: [string, string][] = [...addressFact(told), ['In your words', told.notes]]
  return {
    subject: `Your request to ${told.businessName}`,
    title: 'Your request is on its way',
    paragraphs: [`${told.businessName} has it now, and you get an email with the answer. This is what you asked for.`],
    facts: [...visitFacts(told), ...priceFact(told), ...(told.customerConfirmed ? words : [])],
    button: { label: 'See your request', url: dashboard(told, '/dashboard?status=pending') },
    footnote: 'Plans changed? You can cancel it there until the visit.',
  }
}

function accepted(told: BookingTold): Letter {
  return {
    subject: `${told.businessName} accepted your visit`,
    title: 'Your visit is booked',
    paragraphs: [`${told.businessName} accepted, and the time is yours.`],
    facts: [...visitFacts(told), ['Pro', told.businessName], ...addressFact(told), ...priceFact(told)],
    button: { label: 'See your visit', url: dashboard(told, '/dashboard?status=upcoming') },
    footnote: 'You pay your pro directly. If you cannot make it, please cancel on your dashboard and say why.',
  }
}

function declined(told: BookingTold): Letter {
  return {
    subject: `${told.businessName} cannot take your request`,
    title: 'This one did not work out',
    paragraphs: [`${told.businessName} declined your request. Other pool pros near you may be free at that time.`],
    facts: visitFacts(told),
    button: { label: 'Find another pro', url: searchNear(told) },
  }
}

function withdrawn(told: BookingTold): Letter {
  return {
    subject: `Request withdrawn: ${serviceOf(told)}, ${dayOf(told)}`,
    title: `${told.customerName} withdrew the request`,
    paragraphs: ['There is nothing for you to do. The time was never held.'],
    facts: [...visitFacts(told), ...areaFact(told), ...reasonFact(told)],
    button: { label: 'See your requests', url: dashboard(told, '/pro-dashboard?status=pending') },
  }
}

function canceledByCustomer(told: BookingTold): Letter {
  return {
    subject: `Visit canceled: ${serviceOf(told)}, ${dayOf(told)}`,
    title: `${told.customerName} canceled the visit`,
    paragraphs: ['The time is free again, and other customers can ask for it.'],
    facts: [...visitFacts(told), ...areaFact(told), ...reasonFact(told)],
    button: { label: 'See your visits', url: dashboard(told, '/pro-dashboard?status=accepted') },
  }
}

function canceledByPro(told: BookingTold): Letter {
  return {
    subject: `${told.businessName} canceled your visit`,
    title: 'Your visit was canceled',
    paragraphs: [`${told.businessName} canceled it. We are sorry. Other pool pros near you may be free at that time.`],
    facts: [...visitFacts(told), ...reasonFact(told)],
    button: { label: 'Find another pro', url: searchNear(told) },
  }
}

function expired(told: BookingTold): Letter {
  return {
    subject: `No answer from ${told.businessName}`,
    title: 'Your request has ended',
    paragraphs: ['The time passed before it was answered. Other pool pros near you may be quicker.'],
    facts: visitFacts(told),
    button: { label: 'Find another pro', url: searchNear(told) },
  }
}

function completed(told: BookingTold): Letter {
  return {
    subject: `How was ${told.businessName}?`,
    title: 'How was it?',
    paragraphs: [
      `${told.businessName} marked your visit as completed. A few words from you help your neighbors choose, and your pro to get better.`,
    ],
    facts: visitFacts(told),
    button: { label: 'Leave a review', url: dashboard(told, '/dashboard?status=completed') },
  }
}

type Fact = [name: string, value: string]

function visitFacts(told: BookingTold): Fact[] {
  return [
    ['Service', serviceOf(told)],
    ['When', whenOf(told)],
  ]
}

/** City and ZIP only: a pro learns the street when they accept. */
function areaFact(told: BookingTold): Fact[] {
  return addressFact({ ...told, address: null })
}

function addressFact(told: BookingTold): Fact[] {
  const where = addressLine(told)
  return where ? [['Where', where]] : []
}

function priceFact({ priceCents, priceIsEstimate }: BookingTold): Fact[] {
  return priceCents === null ? [] : [['Price', `${formatMoney(priceCents)}${priceIsEstimate ? ' (estimate)' : ''}`]]
}

function reasonFact({ cancelReason }: BookingTold): Fact[] {
  return cancelReason ? [['Reason', cancelReason]] : []
}

function serviceOf({ serviceName, serviceType }: BookingTold): string {
  return serviceName ?? serviceType
}

/** "Tuesday, November 24, 2026 at 10:00 AM PST": as a clock at the pool shows it. */
function whenOf({ startsAt, timeZone }: BookingTold): string {
  const parts = zoneName(timeZone).formatToParts(startsAt)
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  return `${weekday(timeZone).format(startsAt)}, ${formatInstant(startsAt, timeZone)} ${zone}`
}

function dayOf({ startsAt, timeZone }: BookingTold): string {
  return shortDay(timeZone).format(startsAt)
}

const weekday = dateFormat({ weekday: 'long' })
const zoneName = dateFormat({ timeZoneName: 'short' })
const shortDay = dateFormat({ weekday: 'short', month: 'short', day: 'numeric' })

/** Through the log-in page, which forwards those who are logged in already. */
function dashboard({ siteUrl }: BookingTold, path: string): string {
  return `${siteUrl}/login?redirect=${path}`
}

function searchNear({ siteUrl, zip }: BookingTold): string {
  return `${siteUrl}/find-pros${zip ? `?location=${encodeURIComponent(zip)}` : ''}`
}
