import { formatMoney, formatTime, plural } from '../../ui/format.ts'
import { formatShortStart, formatShortWeekday } from '../../ui/short-day.ts'
import type { Notification } from './notification.ts'
import type { NotificationKind, Role } from '../../platform/tables/column-values.ts'
import { type LocalTime, type Replaced, rhythmOf, whatMoves } from '../appointments/appointment.ts'
import { bookingPath } from '../appointments/dashboard-paths.ts'

/** What a notification refers to, in its current state. */
export type NotificationFacts = BookingNews | MessageFacts

export interface BookingNews extends LocalTime {
  kind: Exclude<NotificationKind, 'message'>
  /** True if the reader requested this appointment; otherwise the reader is its pro. */
  isCustomer: boolean
  role: Role
  bookingId: string
  proId: string
  /** False once the pro no longer has a page: an operator has hidden the business, or its account was deleted. */
  proIsListed: boolean
  businessName: string
  customerName: string
  service: string
  rating: number | null
  /** It is about new words or stars of a review, not about a new one. */
  reviewChanged: boolean
  /** Null while it is unknown or an estimate. */
  priceCents: number | null
  /** How many other times the pro suggested; 0 if none, or if they were taken back. */
  suggestedTimes: number
  /** What the customer had asked for, if they took another time that was suggested. */
  asked: LocalTime | null
  /** How often it repeats, if this is the request of a series. */
  everyWeeks: number | null
  /** How many later appointments of its series were canceled with it. */
  laterCanceled: number
  /** The suggestion is for the later ones, too. */
  andLater: boolean
  /** The current state of the booking that this one replaces or would replace. */
  replaced: Replaced | null
}

interface MessageFacts {
  kind: 'message'
  otherId: string
  otherName: string
  /** The newest message that they wrote. */
  text: string
}

/** A notification as text, and the page it links to. */
export function describeNotification(
  facts: NotificationFacts,
  now: Date,
): Pick<Notification, 'title' | 'detail' | 'path'> {
  if (facts.kind === 'message') {
    return { title: `${facts.otherName} wrote to you`, detail: oneLine(facts.text), path: `/messages/${facts.otherId}` }
  }
  return { title: titles[facts.kind](facts), detail: appointmentOf(facts, now), path: pathOf(facts) }
}

const titles: Record<BookingNews['kind'], (facts: BookingNews) => string> = {
  request: ({ customerName, replaced }) => `${customerName} requested a ${replaced ? 'new time' : 'visit'}`,
  accept: (facts) =>
    `${facts.businessName} ${wasRescheduled(facts) ? 'confirmed your new time' : 'accepted your request'}`,
  suggest: ({ businessName, suggestedTimes }) =>
    `${businessName} suggests ${suggestedTimes > 1 ? 'other times' : 'another time'}`,
  suggestMove: ({ businessName }) => `${businessName} asks to move your visit`,
  retract: ({ businessName }) => `${businessName} took back the suggested times`,
  retractMove: ({ businessName }) => `${businessName} no longer asks to move your visit`,
  take: ({ customerName }) => `${customerName} took the time you suggested`,
  takeMove: ({ customerName }) => `${customerName} moved the visit to a time you suggested`,
  decline: (facts) =>
    `${facts.businessName} cannot ${wasToBeRescheduled(facts) ? `move your ${facts.replaced?.later ? 'visits' : 'visit'}` : 'take your request'}`,
  withdraw: ({ customerName }) => `${customerName} canceled the request`,
  cancel: (facts) =>
    `${facts.isCustomer ? facts.businessName : facts.customerName} canceled ${facts.laterCanceled === 0 ? 'the visit' : plural(facts.laterCanceled + 1, 'visit')}`,
  expire: ({ isCustomer, businessName, customerName, suggestedTimes }) => {
    if (!isCustomer) return `The request from ${customerName} has ended`
    return suggestedTimes > 0 ? `Your request to ${businessName} has ended` : `No answer from ${businessName} in time`
  },
  over: ({ isCustomer, businessName, customerName }) =>
    isCustomer
      ? `Did your visit from ${businessName} take place?`
      : `Your visit with ${customerName} is over: mark it completed`,
  complete: ({ isCustomer, businessName, customerName, proIsListed }) =>
    isCustomer && proIsListed
      ? `How was ${businessName}?`
      : `${isCustomer ? businessName : customerName} marked the visit as completed`,
  review: ({ customerName, rating, reviewChanged }) =>
    `${customerName} ${reviewChanged ? 'changed the review:' : 'gave you'} ${plural(rating ?? 0, 'star')}`,
  answer: ({ businessName }) => `${businessName} answered your review`,
}

function wasRescheduled({ replaced }: BookingNews): boolean {
  return replaced !== null && (replaced.endedAs === 'moved' || replaced.later > 0)
}

/** Not a request, which was replaced at once, nor a canceled appointment: neither can still move. */
function wasToBeRescheduled({ replaced }: BookingNews): boolean {
  return replaced !== null && (replaced.status !== 'canceled' || replaced.later > 0)
}

function pathOf(facts: BookingNews): string {
  if (facts.kind === 'answer' && facts.proIsListed) return `/pros/${facts.proId}?tab=reviews#tab-panel`
  return bookingPath(facts, facts.bookingId)
}

/** "Tue, Nov 24, 10:00 AM · Weekly cleaning · $120.00" */
function appointmentOf(facts: BookingNews, now: Date): string {
  const { kind, service, asked, replaced, priceCents } = facts
  const tellsBoth = kind === 'request' || (kind === 'accept' && wasRescheduled(facts))
  const before = replaced && tellsBoth ? ` instead of ${whatMoves(startOf(replaced, now), replaced)}` : ''
  if (kind === 'suggest') return `Instead of ${startOf(asked ?? facts, now)} · ${service}`
  const price = kind === 'accept' && priceCents ? ` · ${formatMoney(priceCents)}` : ''
  const when = (kind === 'request' || kind === 'retract') && asked ? asked : facts
  return `${startOf(when, now)}${before}${repeats(facts)} · ${service}${price}`
}

/** ", every 2 weeks", or that later ones were canceled or move, too. */
function repeats({ kind, everyWeeks, laterCanceled, andLater }: BookingNews): string {
  if (kind === 'cancel' ? laterCanceled > 0 : andLater && moves.has(kind)) return ' and later'
  const tells = kind === 'request' || kind === 'accept' || kind === 'take'
  return tells && everyWeeks !== null ? `, ${rhythmOf(everyWeeks)}` : ''
}

const moves: ReadonlySet<BookingNews['kind']> = new Set(['suggestMove', 'retractMove', 'takeMove'])

/** Most are read while their day is near; those of another year name it, since they are kept for one. */
function startOf({ scheduledDate, scheduledTime }: LocalTime, now: Date): string {
  const year = scheduledDate.slice(0, 4)
  if (year === now.toISOString().slice(0, 4)) return formatShortStart(scheduledDate, scheduledTime)
  return `${formatShortWeekday(scheduledDate)}, ${year}, ${formatTime(scheduledTime)}`
}

/** A photo may come without text. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim() || 'Photo'
}
