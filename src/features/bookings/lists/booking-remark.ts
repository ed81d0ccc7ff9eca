import type { Ending } from '../../../platform/tables/column-values.ts'
import { type LocalTime, movesAppointment, serviceOf, whatMoves } from '../../appointments/appointment.ts'
import { capitalized } from '../../../ui/capitalized.ts'
import { formatShortStart } from '../../../ui/short-day.ts'
import type { BookingParty, BookingPhase, BookingView } from '../booking.ts'

/** What a card says about the booking that this one replaces or is replaced by, or why it ended. */
export function remarkOf(booking: BookingView, side: BookingParty): string | undefined {
  return remarks[booking.phase](booking, side)
}

/**
 * The remark on an appointment that moves along with an earlier one of its series, if the request to move that one is
 * accepted.
 */
export function movesAlong(booking: BookingView, side: BookingParty): string {
  return side === 'pro'
    ? `${booking.customer.firstName} asks to move it with an earlier visit: see your pending requests.`
    : `You asked to move it with an earlier visit. It stays as it is${untilAccepted(booking)}.`
}

type Remark = (booking: BookingView, side: BookingParty) => string | undefined

const remarks: Record<BookingPhase, Remark> = {
  waiting: (booking, side) => {
    if (booking.isBlocked) return cannotBeAccepted[side]
    const instead = booking.replaced ? insteadOf(booking.replaced) : undefined
    return instead && instead + alsoAsked(booking, side)
  },
  coming: askedToReschedule,
  begun: afterTheStart,
  over: afterTheStart,
  completed: () => undefined,
  ended: (booking, side) => {
    const { endedAs, cancelReason } = booking
    if (endedAs) return whyEnded[endedAs](booking, side)
    const reason = cancelReason === null ? undefined : `Reason: ${cancelReason}`
    return [whoCanceled(booking, side), reason].filter(Boolean).join(' ') || undefined
  },
}

/** What stays open when an appointment with a pending request to reschedule is canceled. */
export function stillWaiting({ replacement }: BookingView): string | null {
  return replacement?.status === 'pending' ? `The request for ${at(replacement)} still waits for an answer.` : null
}

/** What canceling or declining a request for another time leaves as it is. */
export function whatStays({ replaced }: BookingView): string | null {
  if (!replaced || !movesAppointment({ replaced })) return null
  const stay = replaced.later === 0 ? 'stays as it is' : 'stay as they are'
  return `${capitalized(whatMoves(`the visit on ${at(replaced)}`, replaced))} ${stay}.`
}

/** What accepting a request for another time moves. */
export function whatAcceptingMoves({ replaced }: BookingView): string | null {
  if (!replaced || !movesAppointment({ replaced })) return null
  return `It takes the place of ${whatMoves(`the visit on ${at(replaced)}`, replaced)}.`
}

/** "Reschedule your visit on Tue, Nov 24, 2:00 PM" */
export function rescheduleTitle(booking: BookingView): string {
  const what = booking.status === 'accepted' ? 'Reschedule your visit on' : 'Another time for your request for'
  return `${what} ${at(booking)}`
}

/** What happens to the booking that is being rescheduled, while the pro has not answered. */
export function rescheduleNote({ status, pro, ...booking }: BookingView): string {
  return status === 'accepted'
    ? `${serviceOf(booking)}. Everything stays as it is until ${pro.businessName} accepts the new time.`
    : `${serviceOf(booking)}. The request you send takes the place of this one.`
}

/** A badge says only that it was canceled. */
function whoCanceled({ canceledBy, customer, pro }: BookingView, side: BookingParty): string | undefined {
  if (canceledBy === null) return undefined
  if (canceledBy === side) return 'You canceled it.'
  return `${(canceledBy === 'pro' ? pro : customer).firstName} canceled it.`
}

/** Why the system canceled it. */
const whyEnded: Record<Ending, (booking: BookingView, side: BookingParty) => string> = {
  expired: ({ hadSuggestion }) =>
    `The time passed before ${hadSuggestion ? 'a suggested time was taken' : 'the request was answered'}.`,
  moved: ({ replacement }) => `Moved to ${replacement ? at(replacement) : 'another time'}.`,
  changed: ({ replacement }) => `Changed to ${replacement ? at(replacement) : 'another time'}.`,
  'account deleted': (_, side) => otherLeft[side],
}

/**
 * Waits for the pro, or after some days for either of them, to say that the appointment took place, or for the customer
 * to say that it did not.
 */
function afterTheStart(booking: BookingView, side: BookingParty): string {
  const { otherHasLeft, isBlocked, pro, customer, actions } = booking
  if (otherHasLeft) return otherLeft[side]
  if (side === 'customer' && actions.includes('completed'))
    return 'Did it take place? Mark it completed, and review it. If it did not, cancel it.'
  const cancels = isBlocked ? `Only ${customer.firstName} can cancel it.` : `Ask ${customer.firstName} to cancel it.`
  return side === 'pro'
    ? `Did not take place? ${cancels}`
    : `Once ${pro.firstName} marks it completed, you can review it.`
}

// The one who left cannot be the viewer.
const otherLeft = {
  customer: 'The pro deleted their account.',
  pro: 'The customer deleted their account.',
} satisfies Record<BookingParty, string>

// The same whoever blocked the other, as in their conversation.
const cannotBeAccepted = {
  customer: 'Your pro cannot accept: the two of you cannot write to each other.',
  pro: 'You cannot accept: the two of you cannot write to each other.',
} satisfies Record<BookingParty, string>

function insteadOf(replaced: NonNullable<BookingView['replaced']>): string | undefined {
  if (movesAppointment({ replaced })) {
    const stay = replaced.later === 0 ? 'stays' : 'stay'
    return `Instead of ${whatMoves(`the visit on ${at(replaced)}`, replaced)}, which ${stay} until this is accepted.`
  }
  return replaced.endedAs === 'changed' ? `Instead of ${at(replaced)}.` : undefined
}

function askedToReschedule(booking: BookingView, side: BookingParty) {
  const { customer, series, movedFrom, replacement: to } = booking
  if (to?.status !== 'pending') {
    return movedFrom ? `Moved from ${formatShortStart(movedFrom.date, movedFrom.time)}.` : undefined
  }
  const isWithLater = to.andLater && series !== null && series.later > 0
  const what = isWithLater ? `it and the later visits, from ${at(to)} on` : `it to ${at(to)}`
  const asked =
    side === 'pro'
      ? `${customer.firstName} asks to move ${what}: see your pending requests.`
      : `You asked to move ${what}. ${isWithLater ? 'They stay as they are' : 'It stays as it is'}${untilAccepted(booking)}.`
  return asked + alsoAsked(booking, side)
}

/** After a block it cannot be. */
function untilAccepted({ isBlocked }: BookingView): string {
  return isBlocked ? '' : ' until that is accepted'
}

/** What the pro suggested can be taken once the request of the customer came to nothing; nothing can after a block. */
function alsoAsked({ bothAskToMove, isBlocked, pro }: BookingView, side: BookingParty): string {
  if (!bothAskToMove || isBlocked) return ''
  return side === 'pro'
    ? ' The times you suggested wait for your answer.'
    : ` ${pro.firstName} asked to move it, too: cancel your request to see when.`
}

function at({ scheduledDate, scheduledTime }: LocalTime): string {
  return formatShortStart(scheduledDate, scheduledTime)
}
