import type { BookingStatus } from '../../platform/tables/column-values.ts'
import { type LocalTime, rhythmOf, serviceOf } from '../appointments/appointment.ts'
import type { BookingRow } from '../../platform/tables/booking-tables.ts'
import { formatPrice, formatTime, plural } from '../../ui/format.ts'
import { formatShortDay } from '../../ui/short-day.ts'

/** A change of a booking: the new status, and who caused it; null when a request expired. */
export interface BookingChange
  extends LocalTime, Pick<BookingRow, 'status' | 'serviceName' | 'serviceType' | 'cancelReason'> {
  by: string | null
  /** The price, if this change named one. */
  priceCents: number | null
  /** The time before this change: of the booking that a request replaces, or that the customer had asked for. */
  insteadOf: LocalTime | null
  /** The dates that come with it, if it is the request of a series; `except` those that were not possible. */
  repeat: { everyWeeks: number; until: string; except: string[] | null } | null
  /** How many later appointments of its series were canceled with it. */
  laterCanceled: number
  /** Whether the pro ever suggested other times for it. */
  hadSuggestion: boolean
  /** Whether this line is about a suggestion that the pro took back. */
  takenBack: boolean
  /** The other times, if this line is about a suggestion. */
  suggested: { times: readonly LocalTime[]; note: string | null } | null
}

/** A message, or a line about a booking. The line's text depends on the booking, so no row stores it. */
export function inWords<Row extends { body: string; change: BookingChange | null }>({ change, ...row }: Row) {
  return change === null ? row : { ...row, body: bookingLine(change) }
}

/** What happened to a booking, as a line between messages. */
export function bookingLine({ by, status, priceCents, cancelReason, insteadOf, ...booking }: BookingChange): string {
  const what = `${serviceOf(booking)} on ${startOf(booking)}`
  const { suggested, takenBack, hadSuggestion } = booking
  if (by === null)
    return `The request for ${what} expired ${hadSuggestion ? 'before a suggested time was taken' : 'without an answer'}`
  if (takenBack) return `${by} took back the suggested times for ${what}`
  const cost = priceCents === null ? '' : ` for ${formatPrice(priceCents)}`
  if (suggested) {
    const times = suggested.times.map(startOf).join(' or ')
    return `${by} suggested ${times} for ${what}${cost}${suggested.note ? `: ${suggested.note}` : ''}`
  }
  const why = (status === 'canceled' || status === 'rejected') && cancelReason ? `: ${cancelReason}` : ''
  const before = insteadOf ? ` instead of ${startOf(insteadOf)}` : ''
  return `${by} ${did[status]} ${what}${before}${seriesWords(booking)}${cost}${why}`
}

function seriesWords({ repeat, laterCanceled }: Pick<BookingChange, 'repeat' | 'laterCanceled'>): string {
  if (laterCanceled > 0) return ` and ${plural(laterCanceled, 'later visit')}`
  if (!repeat) return ''
  const except = repeat.except ? `, except ${repeat.except.map(formatShortDay).join(', ')}` : ''
  return `, ${rhythmOf(repeat.everyWeeks)} until ${formatShortDay(repeat.until)}${except}`
}

/** Without a year: it is read near that day, and the booking next to it shows the year. */
function startOf({ scheduledDate, scheduledTime }: LocalTime): string {
  return `${formatShortDay(scheduledDate)} at ${formatTime(scheduledTime)}`
}

const did = {
  pending: 'asked for',
  accepted: 'accepted',
  rejected: 'declined',
  completed: 'completed',
  canceled: 'canceled',
} as const satisfies Record<BookingStatus, string>
