import { sql } from 'kysely'

import type { Cursor } from '../../platform/cursor.ts'
import type { Visit } from '../../platform/visit.server.ts'
import type { NotificationRow } from '../../platform/tables/notification-tables.ts'
import { anyOf } from '../../platform/database/any-of.server.ts'
import { newestFirst, olderThan } from '../../platform/database/after-cursor.server.ts'
import { notificationKinds } from '../../platform/tables/column-values.ts'
import { laterCanceled } from '../appointments/later-canceled.table.server.ts'
import { othersMoved } from '../appointments/moved-along.table.server.ts'
import type { LocalTime } from '../appointments/appointment.ts'
import { askedBefore, replaced } from '../appointments/appointment.table.server.ts'

/** A conversation has a single notification, as new as its newest message; other kinds have one per event. */
export async function saveNotification(visit: Visit, row: NotificationRow) {
  return visit.db
    .insertInto('notification')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['accountId', 'conversationId']).doUpdateSet({ createdAt: row.createdAt, readAt: null }),
    )
    .returning(['id', 'mailedAt'])
    .executeTakeFirstOrThrow()
}

export type NotificationRecord = Awaited<ReturnType<typeof findNotifications>>[number]

interface Wanted {
  accountId: string
  id?: string
  cursor?: Cursor
  limit: number
}

/** Those that this version has words for: a newer one may already be running and write others. */
export const isKnown = sql<boolean>`notification.kind in (${sql.join(notificationKinds.map((kind) => sql.lit(kind)))})`

/** Newest first, with the data for their texts. */
export async function findNotifications(visit: Visit, wanted: Wanted) {
  const found = await Promise.all([findBookingNotifications(visit, wanted), findMessageNotifications(visit, wanted)])
  return found.flat().toSorted(newestFirst('createdAt')).slice(0, wanted.limit)
}

type ReadFilter = { id?: string; conversationId?: string }

/** Marks unread notifications of an account as read: all of them, or only some. */
export async function setNotificationsRead({ db, now }: Visit, accountId: string, filter: ReadFilter): Promise<void> {
  let update = db
    .updateTable('notification')
    .set({ readAt: now, mailedAt: null })
    .where('accountId', '=', accountId)
    .where('readAt', 'is', null)
  if (filter.id !== undefined) update = update.where('id', '=', filter.id)
  if (filter.conversationId !== undefined) update = update.where('conversationId', '=', filter.conversationId)
  await update.execute()
}

/** Marks what these accounts were told of these bookings as read. */
export async function setBookingNewsRead(
  { db, now }: Visit,
  accountIds: readonly string[],
  bookingIds: readonly string[],
): Promise<void> {
  if (accountIds.length === 0) return
  await db
    .updateTable('notification')
    .set({ readAt: now, mailedAt: null })
    .where('accountId', '=', anyOf(accountIds))
    .where('bookingId', '=', anyOf(bookingIds))
    .where('readAt', 'is', null)
    .execute()
}

/**
 * A notification that is unread and not yet emailed; its row is locked until the transaction ends. Its account first:
 * whoever is leaving gets no email.
 */
export async function lockUnmailed({ db }: Visit, id: string): Promise<NotificationRow | undefined> {
  return db
    .selectFrom('notification')
    .innerJoin('account', 'account.id', 'notification.accountId')
    .selectAll('notification')
    .where('notification.id', '=', id)
    .where('readAt', 'is', null)
    .where('mailedAt', 'is', null)
    .forKeyShare('account')
    .forUpdate('notification')
    .executeTakeFirst()
}

export async function setMailed({ db, now }: Visit, id: string): Promise<void> {
  await db.updateTable('notification').set({ mailedAt: now }).where('id', '=', id).execute()
}

async function findBookingNotifications(visit: Visit, wanted: Wanted) {
  return newest(visit, wanted)
    .innerJoin('account as reader', 'reader.id', 'notification.accountId')
    .innerJoin('booking', 'booking.id', 'notification.bookingId')
    .innerJoin('pro', 'pro.accountId', 'booking.proId')
    .leftJoin('booking as replaced', 'replaced.id', 'booking.replacesId')
    .leftJoin('review', 'review.id', 'notification.reviewId')
    .leftJoin('suggestion', (join) =>
      join.onRef('suggestion.bookingId', '=', 'booking.id').onRef('suggestion.id', '=', 'booking.suggestionId'),
    )
    .select([
      'notification.kind',
      'reader.role',
      'booking.id as bookingId',
      'booking.customerId',
      'booking.proId',
      'booking.customerName',
    ])
    .select(['booking.serviceName', 'booking.serviceType', 'booking.scheduledDate', 'booking.scheduledTime'])
    .select([knownPrice.as('priceCents'), 'booking.priceIsEstimate'])
    .select([askedBefore.as('asked'), whenMoving.as('whenMoving')])
    .select(startOfSeries.as('everyWeeks'))
    .select([laterCanceled.as('laterCanceled'), andLater.as('andLater')])
    .select(sql<number | null>`cardinality(suggestion.starts)`.as('suggestedTimes'))
    .select(['pro.businessName', 'pro.approvedAt', 'review.rating'])
    .select(sql<boolean | null>`notification.created_at > review.created_at`.as('afterReview'))
    .select(replaced(visit.now).as('replaced'))
    .where('notification.kind', '!=', 'message')
    .$narrowType<{ kind: Exclude<NotificationRow['kind'], 'message'> }>()
    .execute()
}

/** With the other person of the conversation, and their business if they are its pro. */
async function findMessageNotifications(visit: Visit, wanted: Wanted) {
  return newest(visit, wanted)
    .innerJoin('conversation', 'conversation.id', 'notification.conversationId')
    .innerJoin('account as other', (join) =>
      join.on(sql<boolean>`other.id = case when conversation.customer_id = notification.account_id
        then conversation.pro_id else conversation.customer_id end`),
    )
    .leftJoin('pro', (join) =>
      join
        .onRef('pro.accountId', '=', 'conversation.proId')
        .onRef('conversation.customerId', '=', 'notification.accountId'),
    )
    .select(['notification.kind', 'other.id as otherId', 'other.firstName', 'other.lastName', 'pro.businessName'])
    .select(newestWords.as('text'))
    .where('notification.kind', '=', 'message')
    .$narrowType<{ kind: 'message' }>()
    .execute()
}

function newest({ db }: Visit, { accountId, id, cursor, limit }: Wanted) {
  let query = db
    .selectFrom('notification')
    .select(['notification.id', 'notification.accountId', 'notification.createdAt', 'notification.readAt'])
    .where('notification.accountId', '=', accountId)
    .where(isKnown)
    .where(olderThan('notification', cursor))
  if (id !== undefined) query = query.where('notification.id', '=', id)
  return query.orderBy('notification.createdAt', 'desc').orderBy('notification.id', 'desc').limit(limit)
}

/** Only of the request itself: those that came with it are ordinary appointments. */
const startOfSeries = sql<number | null>`case when booking.series_id = booking.id then booking.repeat_weeks end`

/** The later ones of its series are to move with it or, once its customer has taken a time, have moved. */
const andLater = sql<boolean | null>`(suggestion.and_later
  and (notification.kind <> 'takeMove' or ${othersMoved(sql`notification.created_at`)}))`

/** The time that the suggestion of that moment would move it from, or that its customer took: it may have moved again. */
const whenMoving = sql<LocalTime | null>`(select jsonb_build_object(
    'scheduledDate', to_char(local.start, 'YYYY-MM-DD'), 'scheduledTime', to_char(local.start, 'HH24:MI'))
  from (select case notification.kind when 'takeMove' then taken_start else moves_from end
      at time zone booking.time_zone as start
    from suggestion as told where told.booking_id = booking.id and told.made_at <= notification.created_at
    order by told.made_at desc limit 1) as local
  where notification.kind in ('suggestMove', 'retractMove', 'takeMove') and local.start is not null)`

const newestWords = sql<string>`(select left(message.body, 140) from message
  where message.conversation_id = notification.conversation_id and message.sender_id = other.id
  order by message.seq desc limit 1)`

/** Not of a completed appointment: its pro may have named it after what the notification tells. */
const knownPrice = sql<number | null>`case when booking.status <> 'completed' then booking.price_cents end`
