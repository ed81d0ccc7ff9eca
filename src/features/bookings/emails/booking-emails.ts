import type { Email } from '../../notifications/email.ts'
import type { BookingParty } from '../booking.ts'
import type { BookingEventKind } from '../booking-transitions.ts'
import type { BookingEmailData } from './booking-email-facts.ts'
import { requestCopied, accepted, declined, canceledByPro, expired, completed } from './booking-emails-to-customer.ts'
import { requested, withdrawn, canceledByCustomer, booked } from './booking-emails-to-pro.ts'
import { inWordsOfRescheduling } from './reschedule-emails.ts'
import { inWordsOfSeries } from './series-emails.ts'
import { suggestionTaken, taken, timesSuggested, timesTakenBack } from './suggestion-emails.ts'

/** Decides who gets which email: always the other party, and a copy for who requested, accepted or took a time. */
export function emailsAbout(
  kind: BookingEventKind,
  by: BookingParty | 'system',
  booking: BookingEmailData,
): Partial<Record<BookingParty, Email>> {
  const { replaced } = booking
  const emails = emailsOf(kind, by, booking)
  return inWordsOfSeries(
    kind,
    replaced ? inWordsOfRescheduling(kind, emails, { ...booking, replaced }) : emails,
    booking,
  )
}

function emailsOf(kind: BookingEventKind, by: BookingParty | 'system', booking: BookingEmailData) {
  if (kind === 'cancel')
    return by === 'pro' ? { customer: canceledByPro(booking) } : { pro: canceledByCustomer(booking) }
  if (kind === 'request') return { pro: requested(booking), customer: requestCopied(booking) }
  if (kind === 'accept') return { pro: booked(booking), customer: accepted(booking) }
  if (kind === 'suggest') return { customer: timesSuggested(booking) }
  if (kind === 'retract') return { customer: timesTakenBack(booking) }
  if (kind === 'take') return { pro: taken(booking), customer: suggestionTaken(booking) }
  if (kind === 'withdraw') return { pro: withdrawn(booking) }
  return { customer: { decline: declined, expire: expired, complete: completed }[kind](booking) }
}
