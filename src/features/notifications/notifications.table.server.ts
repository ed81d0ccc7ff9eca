import { sql } from 'kysely'

import type { Cursor } from '../../platform/cursor.ts'
import type { Database } from '../../platform/database.server.ts'
import type { NotificationRow } from '../../platform/notification-tables.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { olderThan } from '../../platform/after-cursor.server.ts'

/** A conversation has a single notification, as new as its newest message; other kinds have one for each event. */
export async function saveNotification(visit: Visit, row: NotificationRow): Promise<NotificationRow> {
  return visit.db
    .insertInto('notification')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['accountId', 'conversationId']).doUpdateSet({ createdAt: row.createdAt, readAt: null }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

export type NotificationRecord = Awaited<ReturnType<typeof findNotifications>>[number]

interface Wanted {
  accountId: string
  id?: string
  cursor?: Cursor | undefined
  limit: number
}

/** Newest first, with what their words are made of. */
export async function findNotifications(visit: Visit, { accountId, id, cursor, limit }: Wanted) {
  return withSubjects(visit)
    .where('notification.accountId', '=', accountId)
    .$if(id !== undefined, (query) => query.where('notification.id', '=', id ?? ''))
    .where(olderThan('notification', cursor))
    .orderBy('notification.createdAt', 'desc')
    .orderBy('notification.id', 'desc')
    .limit(limit)
    .execute()
}

type Of = { id?: string; bookingId?: string; conversationId?: string }

/** Marks unread notifications of an account as read: all of them, or only some. */
export async function setNotificationsRead({ db, now }: Visit, accountId: string, of: Of): Promise<void> {
  let update = db
    .updateTable('notification')
    .set({ readAt: now, mailedAt: null })
    .where('accountId', '=', accountId)
    .where('readAt', 'is', null)
  if (of.id !== undefined) update = update.where('id', '=', of.id)
  if (of.bookingId !== undefined) update = update.where('bookingId', '=', of.bookingId)
  if (of.conversationId !== undefined) update = update.where('conversationId', '=', of.conversationId)
  await update.execute()
}

/** A notification that is unread and not yet emailed; its row is locked until the transaction ends. */
export async function lockUnmailed({ db }: Visit, id: string): Promise<NotificationRow | undefined> {
  return db
    .selectFrom('notification')
    .selectAll()
    .where('id', '=', id)
    .where('readAt', 'is', null)
    .where('mailedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export async function setMailed({ db, now }: Visit, id: string): Promise<void> {
  await db.updateTable('notification').set({ mailedAt: now }).where('id', '=', id).execute()
}

export async function deleteNotifications(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('notification').where('createdAt', '<', before).execute()
}

/** The one on the other side of the conversation, and their business if they are its pro. */
function withSubjects({ db }: Visit) {
  return db
    .selectFrom('notification')
    .innerJoin('account as reader', 'reader.id', 'notification.accountId')
    .leftJoin('booking', 'booking.id', 'notification.bookingId')
    .leftJoin('pro', 'pro.accountId', 'booking.proId')
    .leftJoin('review', 'review.id', 'notification.reviewId')
    .leftJoin('conversation', 'conversation.id', 'notification.conversationId')
    .leftJoin('account as other', (join) =>
      join.on(sql<boolean>`other.id = case when conversation.customer_id = notification.account_id
        then conversation.pro_id else conversation.customer_id end`),
    )
    .leftJoin('pro as otherPro', (join) =>
      join
        .onRef('otherPro.accountId', '=', 'conversation.proId')
        .onRef('conversation.customerId', '=', 'notification.accountId'),
    )
    .select(['notification.id', 'notification.kind', 'notification.createdAt', 'notification.readAt'])
    .select(['reader.role', 'booking.customerId', 'booking.proId', 'booking.customerName', 'pro.businessName'])
    .select(['booking.serviceName', 'booking.serviceType', 'booking.scheduledDate', 'booking.scheduledTime'])
    .select(['review.rating', 'other.id as otherId', 'other.firstName', 'other.lastName'])
    .select(['otherPro.businessName as otherBusiness', newestWords.as('text')])
    .select('notification.accountId')
}

const newestWords = sql<string | null>`(select left(message.body, 140) from message
  where message.conversation_id = notification.conversation_id and message.sender_id = other.id
  order by message.seq desc limit 1)`
