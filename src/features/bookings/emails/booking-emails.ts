import type { Email } from '../../notifications/email.ts'
import type { BookingParty } from '../booking.ts'
import type { BookingEventKind } from '../booking-transitions.ts'
import type { BookingEmailData, Fact } from './booking-email-facts.ts'
import {
  accepted,
  canceledByPro,
  cancellationCopied,
  completed,
  declined,
  expired,
  requestCopied,
  withdrawalCopied,
} from './booking-emails-to-customer.ts'
import {
  booked,
  canceledByCustomer,
  completedByCustomer,
  ownCancellation,
  requested,
  unsettled,
  withdrawn,
} from './booking-emails-to-pro.ts'
import { moved, moveSuggested, moveTakenBack, timeItMovedFrom } from './move-emails.ts'
import { inWordsOfRescheduling } from './reschedule-emails.ts'
import { seriesFacts } from './series-emails.ts'
import { askedBefore, suggestionTaken, taken, timesSuggested, timesTakenBack } from './suggestion-emails.ts'

type Emails = Partial<Record<BookingParty, Email>>
type EmailsOf = (booking: BookingEmailData, by: BookingParty | 'system') => Emails

/** Decides who gets which email: always the other party, and a copy for who requested, accepted, took a time or canceled. */
export function emailsAbout(kind: BookingEventKind, by: BookingParty | 'system', booking: BookingEmailData): Emails {
  const { words, insteadOf } = inWordsOfRescheduling(kind, booking) ?? {}
  const before = insteadOf ?? timeBefore[kind]?.(booking)
  const besidesWhen = [...seriesFacts(kind, booking), ...(before ? [['Instead of', before] satisfies Fact] : [])]
  const { pro, customer } = emailsOf[kind]({ ...booking, besidesWhen }, by)
  // Nobody is told of what ends with their own account.
  const hears = (party: BookingParty) => party !== by || booking.endedAs !== 'account deleted'
  return {
    ...(pro && hears('pro') && { pro: { ...pro, ...words?.pro } }),
    ...(customer && hears('customer') && { customer: { ...customer, ...words?.customer } }),
  }
}

/** For a booking whose time the customer has changed. */
const timeBefore: Partial<Record<BookingEventKind, (booking: BookingEmailData) => string | undefined>> = {
  take: askedBefore,
  takeMove: timeItMovedFrom,
}

const emailsOf: Record<BookingEventKind, EmailsOf> = {
  request: (booking) => ({ pro: requested(booking), customer: requestCopied(booking) }),
  accept: (booking) => ({ pro: booked(booking), customer: accepted(booking) }),
  decline: (booking) => ({ customer: declined(booking) }),
  suggest: (booking) => ({ customer: timesSuggested(booking) }),
  suggestMove: (booking) => ({ customer: moveSuggested(booking) }),
  retract: (booking) => ({ customer: timesTakenBack(booking) }),
  retractMove: (booking) => ({ customer: moveTakenBack(booking) }),
  take: (booking) => ({ pro: taken(booking), customer: suggestionTaken(booking) }),
  takeMove: moved,
  withdraw: (booking) => ({ pro: withdrawn(booking), customer: withdrawalCopied(booking) }),
  cancel: (booking, by) =>
    by === 'pro'
      ? { pro: ownCancellation(booking), customer: canceledByPro(booking) }
      : { pro: canceledByCustomer(booking), customer: cancellationCopied(booking) },
  complete: (booking, by) => (by === 'pro' ? { customer: completed(booking) } : { pro: completedByCustomer(booking) }),
  expire: (booking) => ({ pro: unsettled(booking), customer: expired(booking) }),
}
