import type { BookingStatus } from '../../platform/tables/column-values.ts'
import { daysInMs, later } from '../../platform/durations.ts'
import { localDate } from '../availability/local-time.ts'
import { type BookingParty, type BookingPhase, partyOf } from './booking.ts'

// How a booking may change. Pure: the server, the pages and the tests all read this file.

export interface BookingTransition {
  by: readonly (BookingParty | 'system')[]
  from: BookingStatus
  to: BookingStatus
  /** `coming`: the appointment has not begun. `due`: its day has come, where the pro is. */
  when?: 'coming' | 'due'
  /** The party who may do it at any other time, too. */
  alwaysBy?: BookingParty
  /** The party who may do it, too, once the appointment has been over for days. */
  lateBy?: BookingParty
  /** True when it claims the pro's time slots. */
  claims?: true
  /**
   * True when it cannot happen while one of the two has blocked the other: it tells the pro where the customer lives.
   */
  unlessBlocked?: true
  /**
   * True when it cannot happen while its customer asks for another time for the appointment: that request is answered
   * first.
   */
  unlessMoving?: true
  reason?: 'required' | 'optional'
  /** True when it can set the appointment's price, as long as that is open. */
  price?: true
}

/** What a person does by setting a status. */
const bookingActions = ['accept', 'decline', 'complete', 'withdraw', 'cancel'] as const
export type BookingAction = (typeof bookingActions)[number]

/**
 * To suggest other times for a request or an appointment, to take them back or to take one of them needs more than a
 * status; requests expire by themselves.
 */
type OtherChange = SuggestionChange | `${SuggestionChange}Move` | 'expire'
type SuggestionChange = 'suggest' | 'retract' | 'take'

/** How long after an appointment its customer can mark it completed, too, and both are asked to. */
export const lateAfter = daysInMs(3)

const ofAppointment = {
  from: 'accepted',
  to: 'accepted',
  when: 'coming',
  unlessBlocked: true,
  unlessMoving: true,
} as const satisfies Omit<BookingTransition, 'by'>

/** Every change a booking can go through. A change that is not listed here cannot happen. */
export const bookingTransitions = {
  accept: {
    by: ['pro'],
    from: 'pending',
    to: 'accepted',
    when: 'coming',
    claims: true,
    unlessBlocked: true,
    price: true,
  },
  decline: { by: ['pro'], from: 'pending', to: 'rejected', when: 'coming', reason: 'optional' },
  suggest: { by: ['pro'], from: 'pending', to: 'pending', when: 'coming', unlessBlocked: true },
  retract: { by: ['pro'], from: 'pending', to: 'pending', when: 'coming', unlessBlocked: true },
  take: { by: ['customer'], from: 'pending', to: 'accepted', when: 'coming', unlessBlocked: true },
  // An appointment stays as it is until its customer takes another time.
  suggestMove: { by: ['pro'], ...ofAppointment },
  retractMove: { by: ['pro'], ...ofAppointment },
  takeMove: { by: ['customer'], ...ofAppointment },
  // A pro who never says so cannot prevent a review.
  complete: { by: ['pro'], lateBy: 'customer', from: 'accepted', to: 'completed', when: 'due', price: true },
  withdraw: { by: ['customer'], from: 'pending', to: 'canceled', when: 'coming' },
  // After the start a pro's cancellation would also prevent a review; only the customer can say that an appointment did
  // not take place.
  cancel: {
    by: ['customer', 'pro'],
    from: 'accepted',
    to: 'canceled',
    when: 'coming',
    alwaysBy: 'customer',
    reason: 'required',
  },
  expire: { by: ['system'], from: 'pending', to: 'canceled' },
} as const satisfies Record<BookingAction | OtherChange, BookingTransition>

/** The parts of a booking that decide what may happen to it. */
export interface BookingState {
  status: BookingStatus
  customerId: string
  proId: string
  startsAt: Date
  endsAt: Date
  scheduledDate: string
  timeZone: string
  /** Pending, but another appointment was accepted for that time. */
  timeTaken: boolean
  /** One of the two has blocked the other. */
  isBlocked: boolean
  /** The newest request to reschedule it. */
  replacement: { status: BookingStatus } | null
}

/** What can happen to a booking that somebody is notified of. */
export type BookingEventKind = 'request' | keyof typeof bookingTransitions

/** The viewer's buttons and the calls that the server accepts both come from this function. */
export function actionsFor(booking: BookingState, viewerId: string, now: Date): BookingAction[] {
  return bookingActions.filter((action) => mayChange(booking, action, { viewerId, now }))
}

/** Suggesting, taking back and taking other times, for a request or for an appointment. */
export function suggestionChangesOf({ status }: { status: BookingStatus }) {
  return status === 'accepted'
    ? ({ suggest: 'suggestMove', retract: 'retractMove', take: 'takeMove' } as const)
    : ({ suggest: 'suggest', retract: 'retract', take: 'take' } as const)
}

/** Its customer asks for another time for it. */
export function isMoving({ replacement }: Pick<BookingState, 'replacement'>): boolean {
  return replacement?.status === 'pending'
}

/** Whether the viewer may make this change now. */
export function mayChange(
  booking: BookingState,
  change: keyof typeof bookingTransitions,
  { viewerId, now }: { viewerId: string; now: Date },
): boolean {
  const party = partyOf(booking, viewerId)
  return party !== undefined && isAllowed(booking, bookingTransitions[change], { party, now })
}

/** What a person does, or tries to do, by setting this status; undefined for that of a new request. */
export function findAction(from: BookingStatus, to: BookingStatus): BookingAction | undefined {
  const leading = bookingActions.filter((action) => bookingTransitions[action].to === to)
  return leading.find((action) => bookingTransitions[action].from === from) ?? leading[0]
}

/** Whether this action takes a reason, and whether it requires one. */
export function reasonFor(action: BookingAction): 'required' | 'optional' | undefined {
  const transition: BookingTransition = bookingTransitions[action]
  return transition.reason
}

/** Whether a pro who sets this status may also say what the appointment costs. */
export function maySetPrice(status: BookingStatus): boolean {
  return transitions.some(({ to, price }) => to === status && price)
}

/** Not over yet: a request that can still be answered, or an accepted appointment that has not ended. */
export function isOpen({ status, startsAt, endsAt }: OpenState, now: Date): boolean {
  return status === 'pending' ? startsAt > now : status === 'accepted' && endsAt > now
}

export function phaseOf({ status, startsAt, endsAt }: OpenState, now: Date): BookingPhase {
  if (status === 'pending') return 'waiting'
  if (status === 'completed') return 'completed'
  if (status !== 'accepted') return 'ended'
  if (startsAt > now) return 'coming'
  return endsAt > now ? 'begun' : 'over'
}

/** An accepted appointment that waits to be marked completed. */
export function isOver({ status, endsAt }: Pick<OpenState, 'status' | 'endsAt'>, now: Date): boolean {
  return status === 'accepted' && endsAt <= now
}

type OpenState = Pick<BookingState, 'status' | 'startsAt' | 'endsAt'>

/** Whether its customer may request another time for it. */
export function mayBeRescheduled({ status, startsAt }: Pick<BookingState, 'status' | 'startsAt'>, now: Date): boolean {
  return (status === 'pending' || status === 'accepted') && startsAt > now
}

const transitions: readonly BookingTransition[] = bookingActions.map((action) => bookingTransitions[action])

function isAllowed(
  booking: BookingState,
  transition: BookingTransition,
  { party, now }: { party: BookingParty; now: Date },
) {
  const isTheirs = transition.by.includes(party) || (transition.lateBy === party && isLate(booking, now))
  if (transition.from !== booking.status || !isTheirs) return false
  if (transition.unlessBlocked && booking.isBlocked) return false
  if (transition.unlessMoving && isMoving(booking)) return false
  const isTime = transition.alwaysBy === party || isTimeFor(booking, transition, now)
  return isTime && !(transition.claims && booking.timeTaken)
}

/** Over for so long that its pro should have said so. */
function isLate({ endsAt }: BookingState, now: Date): boolean {
  return later(endsAt, lateAfter) <= now
}

function isTimeFor(booking: BookingState, { when }: BookingTransition, now: Date): boolean {
  if (when === 'coming') return booking.startsAt > now
  if (when === 'due') return booking.scheduledDate <= localDate(booking.timeZone, now)
  return true
}
