import type { Role } from '../../../platform/tables/column-values.ts'
import { type Replaced, serviceOf } from '../../appointments/appointment.ts'
import { bookingPath } from '../../appointments/dashboard-paths.ts'
import { loginPath } from '../../../platform/login-path.ts'
import type { BookingRow, SuggestionRow } from '../../../platform/tables/booking-tables.ts'
import { dateFormat, formatInstant, formatLength, formatTimeIn, plural } from '../../../ui/format.ts'
import { formatPhone } from '../../../ui/phone.ts'
import { formatShortStart, shortWeekdayIn } from '../../../ui/short-day.ts'
import { localDate, localStart, plusDays } from '../../availability/local-time.ts'
import { formatCost } from '../booking-words.ts'
import { addressLine, mostShownPhotos, withoutStreet } from '../booking.ts'
import { repeatOfRow } from '../series/repeats.ts'
import { otherProsPath } from '../other-pros.ts'

/** A booking with what its emails say beyond its row. */
export interface BookingEmailData extends BookingRow {
  /** The base URL of this site. */
  siteUrl: string
  /** Whether the address is confirmed to be the customer's. */
  customerConfirmed: boolean
  customerRole: Role
  /** One of the two has blocked the other. */
  isBlocked: boolean
  /** Homeowners can request appointments from its pro now. */
  takesRequests: boolean
  /** The customer can send its pro another request. */
  mayAskAgain: boolean
  businessName: string
  proPhone: string | null
  /** How far away the pool is, if that is beyond the pro's service area. */
  distance: string | undefined
  /** The numbers of the appointments that a repeating request became. */
  seriesNumbers: number[]
  /** How many later appointments of its series were canceled with it. */
  laterCanceled: number
  /** The ids of the photos that its customer sent about it. */
  photos: readonly string[]
  /** The current state of the booking that this one replaces or would replace. */
  replaced: (Pick<Replaced, 'id' | 'status' | 'endedAs' | 'later'> & Pick<BookingRow, 'startsAt'>) | null
  /** The other times that the pro suggests, or of which the customer took one. */
  suggestion: Pick<SuggestionRow, 'starts' | 'note' | 'priceCents' | 'movesFrom' | 'andLater'> | null
  /** When the later appointments of its series are. */
  laterStarts: readonly Date[]
  /** What is said next to its time: the other dates of its series, or the time that it replaces. */
  besidesWhen?: Fact[]
}

export type Fact = [name: string, value: string]

export function appointmentFacts(booking: BookingEmailData): Fact[] {
  return [['Service', serviceOf(booking)], ['When', whenOf(booking)], ...(booking.besidesWhen ?? [])]
}

/** A repeating request has become more than one appointment. */
export function areSeveral({ seriesNumbers }: BookingEmailData): boolean {
  return seriesNumbers.length > 1
}

/** What a pro books by accepting it. */
export function timesAre(booking: BookingEmailData): string {
  return repeatOfRow(booking) ? 'times are' : 'time is'
}

/** What a customer books by taking a time that the pro suggests for a request. */
export function bookedAtOnce(booking: BookingEmailData): string {
  return `your ${repeatOfRow(booking) ? 'visits are' : 'visit is'} booked right away`
}

/** Tells the customer which pro to expect, and how to reach them. */
export function proFacts({ businessName, proPhone }: BookingEmailData): Fact[] {
  return [['Pro', businessName], ...(proPhone ? [['Phone', formatPhone(proPhone)] satisfies Fact] : [])]
}

/** How to reach the customer. */
export function contactFacts({ customerPhone, customerEmail }: BookingEmailData): Fact[] {
  return [
    ['Phone', formatPhone(customerPhone)],
    ['Email', customerEmail],
  ]
}

/** City and ZIP code only: a pro gets the street when they accept. */
export function areaFact(booking: BookingEmailData): Fact[] {
  return addressFact({ ...booking, ...withoutStreet(booking) })
}

export function distanceFact({ distance }: BookingEmailData): Fact[] {
  return distance ? [['Distance', distance]] : []
}

export function addressFact(booking: BookingEmailData): Fact[] {
  const where = addressLine(booking)
  return where ? [['Where', where]] : []
}

export function lengthFact({ durationMinutes }: BookingEmailData): Fact[] {
  return [['Length', `About ${formatLength(durationMinutes)}`]]
}

/** The appointment's length and its price or, as long as there is none, how to settle it. */
export function termsFacts(booking: BookingEmailData, unnamed?: string): Fact[] {
  const price = priceFact(booking)
  return [
    ...lengthFact(booking),
    ...(price.length > 0
      ? price
      : [['Price', unnamed ? `Not named yet. ${unnamed}` : 'Not named yet.'] satisfies Fact]),
  ]
}

export function priceFact({ priceCents, priceIsEstimate, ...booking }: BookingEmailData): Fact[] {
  if (priceCents === null) return []
  // Next to the dates of several appointments, it would read as that of all of them.
  const isOneOfMany = repeatOfRow(booking) !== null || booking.suggestion?.andLater === true
  const each = booking.status !== 'completed' && isOneOfMany ? ' for each visit' : ''
  return [['Price', `${formatCost(priceCents)}${each}${priceIsEstimate ? ' (estimate)' : ''}`]]
}

/** They are not in the email itself: only the two parties may see them. */
export function photosFact({ photos: { length } }: BookingEmailData): Fact[] {
  if (length === 0) return []
  const shown = length < mostShownPhotos ? plural(length, 'photo') : `The newest ${length}`
  return [['Photos', `${shown}, shown with the request`]]
}

/** The times that can be taken. */
export function timesFacts(booking: BookingEmailData, starts: readonly Date[]): Fact[] {
  return starts.map((startsAt, at) => [
    starts.length === 1 ? 'Suggested' : `Time ${at + 1}`,
    whenOf({ ...booking, startsAt }),
  ])
}

export function noteFact({ suggestion }: BookingEmailData): Fact[] {
  return suggestion?.note ? [['In their words', suggestion.note]] : []
}

export function reasonFact({ endedAs, cancelReason }: BookingEmailData): Fact[] {
  const reason = endedAs === 'account deleted' ? 'They deleted their Poolwell account' : cancelReason
  return reason ? [['Reason', reason]] : []
}

/** "Tuesday, November 24, 2026 at 10:00 AM PST", in the time zone of the pool. */
export function whenOf({ startsAt, timeZone }: BookingEmailData): string {
  const parts = zoneName(timeZone).formatToParts(startsAt)
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  return `${weekday(timeZone).format(startsAt)}, ${formatInstant(startsAt, timeZone)} ${zone}`
}

/** "tomorrow at 10:00 AM", or with the day of the week. */
export function soonOf({ startsAt, timeZone }: BookingEmailData, now: Date): string {
  const day = localDate(timeZone, startsAt)
  const today = localDate(timeZone, now)
  const time = formatTimeIn(startsAt, timeZone)
  if (day === today) return `today at ${time}`
  if (day === plusDays(today, 1)) return `tomorrow at ${time}`
  return `on ${weekday(timeZone).format(startsAt)} at ${time}`
}

export function dayOf({ startsAt, timeZone }: BookingEmailData): string {
  return shortWeekdayIn(timeZone).format(startsAt)
}

/** "Mon, Mar 2, 9:00 AM": what other times are suggested instead of may be on the same day. */
export function startOf({ startsAt, timeZone }: Pick<BookingEmailData, 'startsAt' | 'timeZone'>): string {
  const { date, time } = localStart(timeZone, startsAt)
  return formatShortStart(date, time)
}

const weekday = dateFormat({ weekday: 'long' })
const zoneName = dateFormat({ timeZoneName: 'short' })

/** Where its customer finds the booking after logging in. */
export function customerLink(booking: BookingEmailData): string {
  return logInTo(booking, bookingPath({ isCustomer: true, role: booking.customerRole }, booking.id))
}

/** Where its pro does. */
export function proLink(booking: BookingEmailData): string {
  return logInTo(booking, bookingPath({ isCustomer: false, role: 'pro' }, booking.id))
}

export function logInTo({ siteUrl }: BookingEmailData, path: string): string {
  return `${siteUrl}${loginPath(path)}`
}

export function searchNear(booking: BookingEmailData): string {
  return booking.siteUrl + otherProsPath(booking)
}
