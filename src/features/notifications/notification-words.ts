import { formatMoney, plural } from '../../ui/format.ts'
import { formatShortStart } from '../../ui/short-day.ts'
import type { Notification, NotificationKind } from './notification.ts'
import type { Role } from '../../platform/column-values.ts'
import { bookingsPath } from '../../platform/dashboard-paths.ts'

/** What a notification refers to, in its current state. */
export type NotificationFacts = BookingFacts | MessageFacts

export interface BookingFacts {
  kind: Exclude<NotificationKind, 'message'>
  /** True if the reader requested this appointment; otherwise the reader is its pro. */
  isCustomer: boolean
  role: Role
  proId: string
  /** The pro has deleted the account and has no page any more. */
  proHasLeft: boolean
  businessName: string
  customerName: string
  service: string
  /** YYYY-MM-DD */
  date: string
  /** HH:mm */
  time: string
  rating: number | null
  /** Null while it is unknown or an estimate. */
  priceCents: number | null
  /** The current state of the booking that this one replaces or would replace. */
  replaced: { date: string; time: string; status: string; cancelReason: string | null } | null
}

export interface MessageFacts {
  kind: 'message'
  otherId: string
  otherName: string
  /** The newest message that they wrote. */
  text: string
}

/** A notification as text, and the page it links to. */
export function describeNotification(facts: NotificationFacts): Pick<Notification, 'title' | 'detail' | 'path'> {
  if (facts.kind === 'message') {
    return { title: `${facts.otherName} wrote to you`, detail: oneLine(facts.text), path: `/messages/${facts.otherId}` }
  }
  return { title: titles[facts.kind](facts), detail: appointmentOf(facts), path: pathOf(facts) }
}

const titles: Record<BookingFacts['kind'], (facts: BookingFacts) => string> = {
  request: ({ customerName, replaced }) => `${customerName} requested a ${replaced ? 'new time' : 'visit'}`,
  accept: (facts) =>
    `${facts.businessName} ${wasRescheduled(facts) ? 'confirmed your new time' : 'accepted your request'}`,
  decline: (facts) =>
    `${facts.businessName} cannot ${wasToBeRescheduled(facts) ? 'move your visit' : 'take your request'}`,
  withdraw: ({ customerName }) => `${customerName} withdrew the request`,
  cancel: (facts) => `${facts.isCustomer ? facts.businessName : facts.customerName} canceled the visit`,
  expire: ({ businessName }) => `No answer from ${businessName} in time`,
  over: ({ customerName }) => `Your visit with ${customerName} is over: mark it completed`,
  complete: ({ businessName }) => `How was ${businessName}?`,
  review: ({ customerName, rating }) => `${customerName} gave you ${plural(rating ?? 0, 'star')}`,
  answer: ({ businessName }) => `${businessName} answered your review`,
}

function wasRescheduled({ replaced }: BookingFacts): boolean {
  return replaced?.cancelReason === 'moved'
}

/** Not a request, which was replaced at once, nor a canceled visit: neither can still move. */
function wasToBeRescheduled({ replaced }: BookingFacts): boolean {
  return replaced !== null && replaced.status !== 'canceled'
}

/** Where a booking is listed after this change. */
const statuses = {
  request: 'pending',
  accept: 'accepted',
  decline: 'canceled',
  withdraw: 'canceled',
  cancel: 'canceled',
  expire: 'canceled',
  over: 'accepted',
  complete: 'completed',
  review: 'completed',
  answer: 'completed',
} as const satisfies Record<BookingFacts['kind'], string>

function pathOf(facts: BookingFacts): string {
  if (facts.kind === 'answer' && !facts.proHasLeft) return `/pros/${facts.proId}?tab=reviews`
  return bookingsPath(facts, statuses[facts.kind])
}

/** "Tue, Nov 24, 10:00 AM · Weekly cleaning · $120.00": the day is near enough to leave out the year. */
function appointmentOf(facts: BookingFacts): string {
  const { kind, service, date, time, replaced, priceCents } = facts
  const tellsBoth = kind === 'request' || (kind === 'accept' && wasRescheduled(facts))
  const before = replaced && tellsBoth ? ` instead of ${formatShortStart(replaced.date, replaced.time)}` : ''
  const price = kind === 'accept' && priceCents !== null ? ` · ${formatMoney(priceCents)}` : ''
  return `${formatShortStart(date, time)}${before} · ${service}${price}`
}

/** A photo may come without text. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim() || 'Photo'
}
