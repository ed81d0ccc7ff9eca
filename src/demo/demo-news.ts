import type { NotificationRow } from '../platform/tables/notification-tables.ts'
import { type Days, hoursAfter } from './demo-days.ts'
import { demoId } from './demo-id.ts'
import type { DemoWorld } from './demo-world.ts'

type News = Omit<NotificationRow, 'id' | 'mailedAt'>

const keptDays = 30
const unreadDays = 2

/** Recent events, as notifications for the people whom the real event would have notified. */
export function addNews(world: DemoWorld, days: Days): void {
  const news = [...ofBookings(world), ...ofReviews(world), ...ofMessages(world)]
  const lately = news
    .filter(({ createdAt }) => createdAt > days.ago(keptDays))
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  for (const [index, row] of lately.entries()) {
    world.notification.push({ ...row, id: demoId('notification', index), mailedAt: null, readAt: readAt(row, days) })
  }
}

/**
 * A notification that nobody acted on counts as read after a while; one of a message stays unread until it is opened.
 */
function readAt({ readAt, createdAt, kind }: News, days: Days): Date | null {
  const seen = kind !== 'message' && createdAt < days.ago(unreadDays)
  return readAt ?? (seen ? hoursAfter(createdAt, 5) : null)
}

/** Answering a request, or reviewing a completed appointment, marks its notification as read. */
function ofBookings({ booking, suggestion, bookingEvent, review }: DemoWorld): News[] {
  const bookings = new Map(booking.map((row) => [row.id, row]))
  const suggested = suggestion.map(({ bookingId, madeAt: at }) => ({ bookingId, at }))
  const answered = bookingEvent.filter(({ fromStatus }) => fromStatus === 'pending')
  const answers = new Map([...answered, ...suggested].map(atOf))
  const reviews = new Map(review.map(({ bookingId, createdAt }) => [bookingId, createdAt]))
  const ofSuggestions = suggested.flatMap(({ bookingId, at }): News[] => {
    const accountId = bookings.get(bookingId)?.customerId
    return accountId ? [{ ...nothing, kind: 'suggest', bookingId, accountId, createdAt: at }] : []
  })
  const ofEvents = bookingEvent.flatMap(({ bookingId, fromStatus, toStatus, at }): News[] => {
    const booking = bookings.get(bookingId)
    const cameWithSeries = fromStatus === null && toStatus === 'accepted'
    if (!booking || cameWithSeries) return []
    const { customerId, proId } = booking
    const base = { ...nothing, bookingId, createdAt: at }
    if (toStatus === 'accepted') return [{ ...base, kind: 'accept', accountId: customerId }]
    if (toStatus === 'canceled') return [{ ...base, kind: 'cancel', accountId: proId }]
    if (toStatus === 'completed') {
      return [{ ...base, kind: 'complete', accountId: customerId, readAt: reviews.get(bookingId) ?? null }]
    }
    return [{ ...base, kind: 'request', accountId: proId, readAt: answers.get(bookingId) ?? null }]
  })
  return [...ofEvents, ...ofSuggestions]
}

function atOf({ bookingId, at }: Pick<DemoWorld['bookingEvent'][number], 'bookingId' | 'at'>): [string, Date] {
  return [bookingId, at]
}

function ofReviews({ review }: DemoWorld): News[] {
  return review.flatMap(({ id: reviewId, bookingId, proId, customerId, createdAt, respondedAt }) => {
    const base = { ...nothing, bookingId, reviewId }
    const answered = respondedAt ?? null
    const received: News = {
      ...base,
      kind: 'review',
      accountId: proId,
      createdAt,
      readAt: answered,
    }
    return answered ? [received, { ...base, kind: 'answer', accountId: customerId, createdAt: answered }] : [received]
  })
}

/** Each of the two people has a notification of the other's newest message. */
function ofMessages({ conversation, message }: DemoWorld): News[] {
  const lines = Map.groupBy(message, ({ conversationId }) => conversationId)
  return conversation.flatMap(({ id: conversationId, customerId, proId, customerReadSeq, proReadSeq }) =>
    [
      { accountId: customerId, from: proId, readSeq: customerReadSeq },
      { accountId: proId, from: customerId, readSeq: proReadSeq },
    ].flatMap(({ accountId, from, readSeq }): News[] => {
      const newest = lines.get(conversationId)?.findLast(({ senderId }) => senderId === from)
      if (!newest) return []
      const createdAt = newest.createdAt
      const readAt = newest.seq > readSeq ? null : hoursAfter(createdAt, 0.1)
      return [{ ...nothing, kind: 'message', accountId, conversationId, createdAt, readAt }]
    }),
  )
}

const nothing = { bookingId: null, reviewId: null, conversationId: null, readAt: null }
