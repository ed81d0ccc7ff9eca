import type { BookingStatus } from '../../platform/tables/column-values.ts'
import type { StatusTone } from '../../ui/badge.tsx'
import { formatLength, formatMoney, formatPrice } from '../../ui/format.ts'
import { defaultDuration } from '../availability/availability.ts'
import type { ProService } from '../pros/pro.ts'
import { appointmentPrice } from './appointment-price.ts'
import type { BookingAction } from './booking-transitions.ts'
import type { BookingParty, BookingView, OpenCounts } from './booking.ts'
import type { TabOf } from '../appointments/dashboard-paths.ts'
import { appointmentsBooked } from './series/repeats.ts'

/** The badge of a status; its icon depends on the tone. An unknown status is shown as it is, in gray. */
export function statusBadge(status: string): { tone: StatusTone; label: string } {
  return Object.entries(badges).find(([known]) => known === status)?.[1] ?? { tone: 'neutral', label: status }
}

/**
 * The badge on a booking's card. While the customer of a request can take a suggested time, it says whose turn it is. A
 * booking that another took the place of is stored as canceled, but nobody called it off.
 */
export function badgeOf(
  { status, customerChooses, endedAs }: Pick<BookingView, 'status' | 'customerChooses' | 'endedAs'>,
  side: BookingParty,
): { tone: StatusTone; label: string } {
  if (endedAs === 'moved') return { tone: 'neutral', label: 'Moved' }
  if (endedAs === 'changed') return { tone: 'neutral', label: 'Changed' }
  const { tone, label } = statusBadge(status)
  return { tone, label: customerChooses && status === 'pending' ? choosing[side] : label }
}

const choosing = { customer: 'Choose a time', pro: 'Times suggested' } satisfies Record<BookingParty, string>

/**
 * The price and length of an appointment before it is requested; the length alone without one of the pro's services.
 */
export function costOf(service?: PricedService): Cost {
  if (!service) return { price: 'The pro quotes a price', detail: formatLength(defaultDuration) }
  const rate = service.priceCents
  const { priceCents, priceIsEstimate } = appointmentPrice(service)
  const length = formatLength(service.durationMinutes)
  if (priceCents === null) return byQuote(service.priceType === 'estimate' ? rate : 0, length)
  if (priceCents === 0) return { price: 'Free', detail: length }
  const amount = formatPrice(priceCents)
  if (!priceIsEstimate) return { price: amount, detail: `Fixed price, ${length}` }
  return { price: `About ${amount}`, detail: `${length} at ${formatPrice(rate)} per hour` }
}

function byQuote(rate: number, length: string): Cost {
  if (rate === 0) return { price: 'Custom quote', detail: length }
  return { price: `About ${formatPrice(rate)}`, detail: `Confirmed by quote, ${length}` }
}

/** What an appointment costs, from integer cents: "$120.00", "Free". */
export function formatCost(cents: number): string {
  return cents === 0 ? 'Free' : formatMoney(cents)
}

export interface Cost {
  price: string
  detail: string
}

type PricedService = Pick<ProService, 'priceCents' | 'priceType' | 'durationMinutes'>

/** The label of an action's button, and the texts of its confirmation dialog. */
export const actionWords = {
  accept: {
    label: 'Accept',
    question: 'Accept this request?',
    confirm: 'Are you sure you want to accept this booking? The time will be held for this customer.',
  },
  decline: {
    label: 'Decline',
    question: 'Decline this request?',
    confirm: 'Are you sure you want to decline this booking? This action cannot be undone.',
  },
  complete: {
    label: 'Mark Completed',
    question: 'Mark this visit as completed?',
    confirm: 'Are you sure you want to mark this booking as completed? The customer can then leave a review.',
  },
  withdraw: {
    label: 'Cancel',
    question: 'Cancel this request?',
    confirm: 'Are you sure you want to cancel this booking? This action cannot be undone.',
  },
  cancel: {
    label: 'Cancel',
    question: 'Cancel this visit?',
    confirm: 'Are you sure you want to cancel this booking? This action cannot be undone.',
  },
} as const satisfies Record<BookingAction, { label: string; question: string; confirm: string }>

/** The toast after setting a status, for the person who set it. */
export function changedMessage(
  { status, ...booking }: Changed,
  andLater = false,
): { title: string; description?: string } {
  if (status === 'canceled') return { title: 'Booking canceled', ...(andLater && laterToo) }
  if (status !== 'accepted') return { title: `Booking has been ${status}` }
  const visits = appointmentsBooked(booking)
  const title = visits === 1 ? 'Booking has been accepted' : `${visits} visits booked`
  return { title, description: booking.address === null ? streetMissing : 'The address is under “Accepted.”' }
}

const laterToo = { description: 'Every later visit is canceled, too.' }

/** To the pro of an appointment, wherever it is said. */
export const streetMissing = 'There is no street address yet. Ask for it in a message.'

type Changed = Pick<BookingView, 'id' | 'status' | 'series' | 'address'>

export function changeFailedMessage(status: string): string {
  return status === 'canceled' ? 'Failed to cancel booking' : 'Failed to update booking status'
}

/**
 * The sub-tabs of a dashboard with their statuses, all by date: what is ahead soonest first, what is over latest first.
 */
export const bookingTabs = {
  customer: [
    { id: 'pending', label: 'Pending', statuses: ['pending'], counted: 'pending', order: 'soonest' },
    { id: 'upcoming', label: 'Upcoming', statuses: ['accepted'], counted: 'accepted', order: 'upcoming' },
    { id: 'completed', label: 'Completed', statuses: ['completed'], order: 'latest' },
    { id: 'canceled', label: 'Canceled', statuses: ['canceled', 'rejected'], order: 'latest' },
  ],
  pro: [
    { id: 'pending', label: 'Pending', statuses: ['pending'], counted: 'pending', order: 'soonest' },
    { id: 'accepted', label: 'Accepted', statuses: ['accepted'], counted: 'accepted', order: 'upcoming' },
    { id: 'completed', label: 'Completed', statuses: ['completed'], order: 'latest' },
    { id: 'canceled', label: 'Canceled/Rejected', statuses: ['canceled', 'rejected'], order: 'latest' },
  ],
} as const satisfies { [Side in BookingParty]: readonly BookingTab<Side>[] }

export interface BookingTab<Side extends BookingParty = BookingParty> {
  id: TabOf<Side>
  label: string
  statuses: readonly BookingStatus[]
  counted?: keyof OpenCounts
  order: 'soonest' | 'upcoming' | 'latest'
}

const badges: Record<BookingStatus, { tone: StatusTone; label: string }> = {
  pending: { tone: 'pending', label: 'Pending' },
  accepted: { tone: 'accepted', label: 'Accepted' },
  completed: { tone: 'completed', label: 'Completed' },
  canceled: { tone: 'canceled', label: 'Canceled' },
  rejected: { tone: 'canceled', label: 'Rejected' },
}
