import { localDate } from '../availability/local-time.ts'
import type { PriceType } from '../../platform/column-values.ts'

// What a booking is and how it may change. Pure: the server, the pages and the tests all read this file.

export const bookingStatuses = ['pending', 'accepted', 'completed', 'canceled', 'rejected'] as const
export type BookingStatus = (typeof bookingStatuses)[number]

export type BookingParty = 'customer' | 'pro'

/** Why a booking was canceled when nobody did it: unanswered in time; an accepted visit, or a request, for another time. */
const ownReasons = ['expired', 'moved', 'changed'] as const
export type OwnReason = (typeof ownReasons)[number]

export function isOwnReason(reason: string): boolean {
  return ownReasons.some((own) => own === reason)
}

export interface BookingTransition {
  by: readonly (BookingParty | 'system')[]
  from: BookingStatus
  to: BookingStatus
  /** `coming`: the visit has not begun. `due`: its day has come, where the pro is. */
  when?: 'coming' | 'due'
  /** It claims the pro's time slots. */
  claims?: true
  reason?: 'required' | 'optional'
}

/** What a person can do; requests expire by themselves. */
const bookingActions = ['accept', 'decline', 'complete', 'withdraw', 'cancel'] as const
export type BookingAction = (typeof bookingActions)[number]

/** Every change a booking can go through. A change that is not listed here cannot happen. */
export const bookingTransitions = {
  accept: { by: ['pro'], from: 'pending', to: 'accepted', when: 'coming', claims: true },
  decline: { by: ['pro'], from: 'pending', to: 'rejected', when: 'coming', reason: 'optional' },
  complete: { by: ['pro'], from: 'accepted', to: 'completed', when: 'due' },
  withdraw: { by: ['customer'], from: 'pending', to: 'canceled', when: 'coming' },
  cancel: { by: ['customer', 'pro'], from: 'accepted', to: 'canceled', reason: 'required' },
  expire: { by: ['system'], from: 'pending', to: 'canceled' },
} as const satisfies Record<BookingAction | 'expire', BookingTransition>

/** The parts of a booking that decide what may happen to it. */
export interface BookingState {
  status: BookingStatus
  customerId: string
  proId: string
  startsAt: Date
  scheduledDate: string
  timeZone: string
  /** Pending, but another visit was accepted for that time. */
  timeTaken: boolean
}

export function partyOf(
  booking: Pick<BookingState, 'customerId' | 'proId'>,
  personId: string,
): BookingParty | undefined {
  if (booking.customerId === personId) return 'customer'
  if (booking.proId === personId) return 'pro'
  return undefined
}

/** The buttons a viewer sees and the calls the server accepts come from this one answer. */
export function actionsFor(booking: BookingState, viewerId: string, now: Date): BookingAction[] {
  const party = partyOf(booking, viewerId)
  return party ? bookingActions.filter((action) => mayBe(booking, bookingTransitions[action], { party, now })) : []
}

/** The action by which `party` could ever set `status`, whatever the booking's state is now. */
export function canEverSet(party: BookingParty, status: BookingStatus): boolean {
  return transitions.some(({ by, to }) => to === status && by.includes(party))
}

export function actionLeading(from: BookingStatus, to: BookingStatus): BookingAction | undefined {
  return bookingActions.find(
    (action) => bookingTransitions[action].from === from && bookingTransitions[action].to === to,
  )
}

/** Whether the other party is told why. */
export function reasonFor(action: BookingAction): 'required' | 'optional' | undefined {
  const transition: BookingTransition = bookingTransitions[action]
  return transition.reason
}

/** What a booking can hold, in cents. */
const highestPrice = 2_147_483_647

/** Fixed: the price. Hourly: for the whole visit, as an estimate. Estimate, or more than can be held: none yet. In cents. */
export function appointmentPrice(service: { priceType: PriceType; priceCents: number; durationMinutes: number }) {
  if (service.priceType === 'fixed') return { priceCents: service.priceCents, priceIsEstimate: false }
  const priceCents = Math.round((service.priceCents * service.durationMinutes) / 60)
  const unknown = service.priceType === 'estimate' || priceCents > highestPrice
  return unknown ? { priceCents: null, priceIsEstimate: false } : { priceCents, priceIsEstimate: true }
}

/** Whether its customer may ask for another time instead. */
export function mayBeMoved({ status, startsAt }: Pick<BookingState, 'status' | 'startsAt'>, now: Date): boolean {
  return (status === 'pending' || status === 'accepted') && startsAt > now
}

/** Where the pool of a booking is, as far as its customer said. */
export type PoolPlace = Pick<Booking, 'address' | 'city' | 'state' | 'zip'>

/** "418 Oakland Ave, Pasadena, CA 91101", as far as the customer said. */
export function addressLine({ address, city, state, zip }: PoolPlace): string {
  return [address, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

/** A booking as one of its two parties sees it. */
export interface Booking {
  id: string
  status: BookingStatus
  scheduledDate: string
  scheduledTime: string
  timeZone: string
  durationMinutes: number
  /** Dollars with two decimals. */
  price: number | null
  serviceId: string | null
  serviceName: string | null
  serviceType: string
  address: string | null
  city: string | null
  state: string | null
  zip: string | null
  notes: string
  customerId: string
  proId: string
  customer: { firstName: string; lastName: string; email: string; phone: string }
  pro: { firstName: string; lastName: string; businessName: string }
  review: { id: string; rating: number; comment: string } | null
  cancelReason: string | null
  /** Pending, but another visit was accepted for that time. */
  timeTaken: boolean
  /** The booking whose place this one takes, or would take once it is accepted. */
  replacesId: string | null
  createdAt: string
  /** The statuses this viewer may set now. */
  actions: BookingStatus[]
}

/** What only the pages get. */
export interface BookingView extends Booking {
  priceIsEstimate: boolean
  proResponse: string | null
  /** What `replacesId` stands for, as it is now. */
  replaced: (LocalTime & Pick<Booking, 'status' | 'cancelReason'>) | null
  /** The newest request to move this one. */
  replacement: (LocalTime & Pick<Booking, 'status'>) | null
  /** The viewer may ask for another time instead. */
  mayMove: boolean
}

/** When a booking is, where the pro is. */
export type LocalTime = Pick<Booking, 'scheduledDate' | 'scheduledTime'>

const transitions: readonly BookingTransition[] = Object.values(bookingTransitions)

function mayBe(
  booking: BookingState,
  transition: BookingTransition,
  { party, now }: { party: BookingParty; now: Date },
) {
  if (transition.from !== booking.status || !transition.by.includes(party)) return false
  return isTimeFor(booking, transition, now) && !(transition.claims && booking.timeTaken)
}

function isTimeFor(booking: BookingState, { when }: BookingTransition, now: Date): boolean {
  if (when === 'coming') return booking.startsAt > now
  if (when === 'due') return booking.scheduledDate <= localDate(booking.timeZone, now)
  return true
}
