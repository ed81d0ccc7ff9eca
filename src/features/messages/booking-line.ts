import type { BookingStatus } from '../../platform/tables/column-values.ts'
import { type LocalTime, rhythmOf, serviceOf } from '../appointments/appointment.ts'
import type { BookingRow } from '../../platform/tables/booking-tables.ts'
import type { LineColumns } from '../../platform/tables/conversation-tables.ts'
import { capitalized } from '../../ui/capitalized.ts'
import { formatPrice, formatTime, plural } from '../../ui/format.ts'
import { formatShortDay, unbroken } from '../../ui/short-day.ts'
import type { LineView } from './message.ts'

/** A change of a booking: the new status, and who caused it; null when a request expired. */
export interface BookingChange
  extends LocalTime, Pick<BookingRow, 'status' | 'serviceName' | 'serviceType' | 'cancelReason' | 'endedAs'> {
  by: string | null
  byCustomer: boolean
  /** The price, if this change named one. */
  priceCents: number | null
  /**
   * The time before this change: of the booking that a request replaces, that the customer had asked for, or of the
   * appointment that moves.
   */
  insteadOf: LocalTime | null
  /** The later appointments of the series of that booking would move, too. */
  andLater: boolean
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

/** The columns of a message. */
export const noLine: LineColumns = {
  bookingStatus: null,
  priceCents: null,
  suggestionId: null,
  retracts: false,
  scheduledDate: null,
  scheduledTime: null,
  insteadOfDate: null,
  insteadOfTime: null,
}

/** A message, or a line about a booking. The line's text depends on the booking, so no row stores it. */
export function withLineText<Row extends { body: string; change: BookingChange | null }>(row: Row): Row {
  return row.change === null ? row : { ...row, body: bookingLine(row.change) }
}

/** What happened to a booking, as a line between messages: the same for whoever reads it. */
export function bookingLine(change: BookingChange): string {
  return change.by === null
    ? `The request for ${appointmentOf(change)} ${expired(change)}`
    : `${change.by} ${deed(change)}`
}

/** The same line as our pages show it to one of the two. */
export function lineFor(change: BookingChange, isOwn: boolean): LineView {
  if (isOwn) return { text: unbroken(`You ${deed(change)}`), news: `You ${deed(change)}` }
  const news = change.by === null ? `${expired(change)}: ${appointmentOf(change)}` : deed(change)
  return { text: unbroken(bookingLine(change)), news: capitalized(news) }
}

/** What somebody did, to follow their name. */
function deed({
  status,
  priceCents,
  cancelReason,
  endedAs,
  insteadOf,
  andLater,
  suggested,
  takenBack,
  byCustomer,
  ...booking
}: BookingChange): string {
  const what = appointmentOf(booking)
  if (takenBack) return `took back the suggested times for ${what}`
  if (status === 'completed' && byCustomer) return `marked ${what} as completed`
  const later = andLater ? ' and later' : ''
  const cost = forPrice(priceCents, booking.repeat ? ' each' : '')
  if (suggested) {
    const times = suggested.times.map(startOf).join(' or ')
    const wish =
      status === 'accepted' ? `asked to move ${what}${later} to ${times}` : `suggested ${times} for ${what}${cost}`
    return `${wish}${suggested.note ? `: ${suggested.note}` : ''}`
  }
  const reason = endedAs === 'account deleted' ? 'they deleted their account' : cancelReason
  const why = (status === 'canceled' || status === 'rejected') && reason ? `: ${reason}` : ''
  const before = insteadOf ? ` instead of ${startOf(insteadOf)}${later}` : ''
  return `${did[status]} ${what}${before}${seriesWords(booking)}${cost}${why}`
}

function expired({ hadSuggestion }: BookingChange): string {
  return `expired ${hadSuggestion ? 'before a suggested time was taken' : 'without an answer'}`
}

function forPrice(priceCents: number | null, each: string): string {
  if (priceCents === null) return ''
  return priceCents === 0 ? ' for free' : ` for ${formatPrice(priceCents)}${each}`
}

function appointmentOf(booking: Parameters<typeof serviceOf>[0] & LocalTime): string {
  return `${serviceOf(booking)} on ${startOf(booking)}`
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
