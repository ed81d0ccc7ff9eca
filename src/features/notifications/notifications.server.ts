import type { NotificationKind } from '../../platform/tables/column-values.ts'
import { serviceOf } from '../appointments/appointment.ts'
import { isId, newId } from '../../platform/id.ts'
import { type Cursor, pageOf, usualPageSize } from '../../platform/cursor.ts'
import type { NotificationRow } from '../../platform/tables/notification-tables.ts'
import { refuse } from '../../platform/refusal.ts'
import { signedIn, type Visit } from '../../platform/visit.server.ts'
import type { Notification } from './notification.ts'
import { type NotificationFacts, describeNotification } from './notification-words.ts'
import {
  findNotifications,
  type NotificationRecord,
  saveNotification,
  setNotificationsRead,
} from './notifications.table.server.ts'
import { fullName } from '../../ui/format.ts'

interface News {
  to: string
  kind: Exclude<NotificationKind, 'message'>
  bookingId: string
  reviewId?: string
}

/** Notifies somebody of a change to a booking, in its transaction, which also tells their open pages. */
export async function notify(visit: Visit, { to, kind, bookingId, reviewId }: News): Promise<void> {
  await saveNotification(visit, { ...unread(visit, to), kind, bookingId, reviewId: reviewId ?? null })
}

/**
 * Notifies somebody of a message, in its transaction. If it stays unread an email follows, unless one was already sent.
 */
export async function notifyOfMessage(visit: Visit, to: string, conversationId: string): Promise<void> {
  const saved = await saveNotification(visit, { ...unread(visit, to), kind: 'message', conversationId })
  if (saved.mailedAt === null) await scheduleUnreadCheck(visit, saved.id)
}

/** Schedules a check of whether a message has been read. */
export async function scheduleUnreadCheck(visit: Visit, notificationId: string): Promise<void> {
  const when = { key: notificationId, after: visit.config.unreadMailAfter }
  await visit.jobs.send(visit.db, 'unread-message', { notificationId }, when)
}

/** The caller's notifications, newest first; `next` is the cursor of the next page. */
export async function listNotifications(
  visit: Visit,
  { cursor, limit = usualPageSize }: { cursor?: Cursor; limit?: number } = {},
): Promise<{ notifications: Notification[]; next: string | null }> {
  const { id: accountId } = signedIn(visit)
  const found = await findNotifications(visit, { accountId, cursor, limit: limit + 1 })
  const { rows, next } = pageOf(found, limit, ({ createdAt: at }) => ({ at }))
  return { notifications: rows.map((row) => present(row, visit.now)), next }
}

/** Marks one as read and returns it: the caller goes on to what it links to. */
export async function readNotification(visit: Visit, id: string): Promise<Notification> {
  const { id: accountId } = signedIn(visit)
  const [found] = isId(id) ? await findNotifications(visit, { accountId, id, limit: 1 }) : []
  if (!found) refuse('missing', 'Notification not found.')
  await setNotificationsRead(visit, accountId, { id })
  return { ...present(found, visit.now), read: true }
}

export async function readAllNotifications(visit: Visit): Promise<void> {
  await setNotificationsRead(visit, signedIn(visit).id, {})
}

function unread(visit: Visit, accountId: string): Omit<NotificationRow, 'kind'> {
  const { now: createdAt } = visit
  const subjects = { bookingId: null, reviewId: null, conversationId: null }
  return { id: newId(), accountId, ...subjects, createdAt, readAt: null, mailedAt: null }
}

function present(row: NotificationRecord, now: Date): Notification {
  const { id, kind, createdAt, readAt } = row
  const words = describeNotification(factsOf(row), now)
  return { id, kind, ...words, createdAt: createdAt.toISOString(), read: readAt !== null }
}

function factsOf(row: NotificationRecord): NotificationFacts {
  if (row.kind === 'message') {
    const { kind, otherId, businessName, text } = row
    return { kind, otherId, otherName: businessName ?? fullName(row), text }
  }
  const { kind, role, bookingId, proId, businessName, customerName, rating, scheduledDate, scheduledTime } = row
  const isCustomer = row.customerId === row.accountId
  const service = serviceOf(row)
  const when = {
    ...(row.whenMoving ?? { scheduledDate, scheduledTime }),
    asked: row.asked,
    suggestedTimes: row.suggestedTimes ?? 0,
    replaced: row.replaced,
  }
  const { everyWeeks, laterCanceled, andLater } = row
  const series = { everyWeeks, laterCanceled, andLater: andLater === true }
  const priceCents = row.priceIsEstimate ? null : row.priceCents
  const who = { isCustomer, role, bookingId, proId, proIsListed: row.approvedAt !== null, businessName, customerName }
  const review = { rating, reviewChanged: row.afterReview === true }
  return { kind, ...who, service, ...when, ...series, ...review, priceCents }
}
