import { sql } from 'kysely'

import { olderThan } from '../../platform/after-cursor.server.ts'
import type { ConversationRow } from '../../platform/conversation-tables.ts'
import type { Cursor } from '../../platform/cursor.ts'
import type { Visit } from '../../platform/visit.server.ts'
import type { UnreadCounts } from '../notifications/notification.ts'
import type { Side } from './pair.server.ts'

/** The one between two people, whichever of them is the customer. */
export async function findConversation(visit: Visit, a: string, b: string): Promise<ConversationRow | undefined> {
  return visit.db
    .selectFrom('conversation')
    .selectAll()
    .where((where) => where.or([where.and({ customerId: a, proId: b }), where.and({ customerId: b, proId: a })]))
    .orderBy('lastMessageAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** False when another request has just begun it. */
export async function insertConversation(
  visit: Visit,
  { id, customerId, proId }: Pick<ConversationRow, 'id' | 'customerId' | 'proId'>,
): Promise<boolean> {
  const none = { lastSeq: 0, customerReadSeq: 0, proReadSeq: 0 }
  const { numInsertedOrUpdatedRows } = await visit.db
    .insertInto('conversation')
    .values({ id, customerId, proId, ...none, lastMessageAt: visit.now, createdAt: visit.now })
    .onConflict((conflict) => conflict.columns(['customerId', 'proId']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * The number of the next message. The row stays locked until the transaction ends, so messages become visible in the
 * order of their numbers. A sender who had read everything has read their own message as well.
 */
export async function takeSeq(visit: Visit, id: string, bySide: Side | null): Promise<number> {
  const { lastSeq } = await visit.db
    .updateTable('conversation')
    .set((conversation) => ({
      lastSeq: conversation('lastSeq', '+', 1),
      lastMessageAt: visit.now,
      ...(bySide === 'customer' ? { customerReadSeq: readOwn('customer_read_seq') } : {}),
      ...(bySide === 'pro' ? { proReadSeq: readOwn('pro_read_seq') } : {}),
    }))
    .where('id', '=', id)
    .returning('lastSeq')
    .executeTakeFirstOrThrow()
  return lastSeq
}

/** Never back, and never past the newest. Undefined when that changes nothing. */
export async function moveReadSeq(visit: Visit, id: string, side: Side, seq: number): Promise<number | undefined> {
  const column = side === 'customer' ? 'customerReadSeq' : 'proReadSeq'
  const upTo = sql<number>`least(${seq}::int, last_seq)`
  const moved = await visit.db
    .updateTable('conversation')
    .set({ [column]: upTo })
    .where('id', '=', id)
    .where(column, '<', upTo)
    .returning(`${column} as seq`)
    .executeTakeFirst()
  return moved?.seq
}

export interface InboxRow extends ConversationRow {
  unread: number
  bookingId: string | null
}

/** An account's conversations, as customer and as pro, the latest first. */
export async function findConversations(
  visit: Visit,
  { personId, cursor, limit }: { personId: string; cursor: Cursor | undefined; limit: number },
): Promise<InboxRow[]> {
  const of = (side: Side) =>
    visit.db
      .selectFrom('conversation')
      .selectAll('conversation')
      .select([unreadBy(personId).as('unread'), newestBooking.as('bookingId')])
      .where(side === 'customer' ? 'customerId' : 'proId', '=', personId)
      .where('lastSeq', '>', 0)
      .where(olderThan('conversation', cursor, 'lastMessageAt'))
      .orderBy('lastMessageAt', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
  const sides = await Promise.all([of('customer'), of('pro')])
  return sides
    .flat()
    .toSorted((a, b) => b.lastMessageAt.getTime() - a.lastMessageAt.getTime() || b.id.localeCompare(a.id))
    .slice(0, limit)
}

/** Messages of others that a person has not read, over all conversations, and up to 100 notifications: in one query. */
export async function countUnreadFor({ db }: Visit, personId: string): Promise<UnreadCounts> {
  const unread = (side: Side) =>
    db
      .selectFrom('conversation')
      .select(sql<number>`coalesce(sum(${unreadBy(personId)}), 0)::int`.as('unread'))
      .where(side === 'customer' ? 'customerId' : 'proId', '=', personId)
      .whereRef('lastSeq', '>', side === 'customer' ? 'customerReadSeq' : 'proReadSeq')
  const news = db
    .selectFrom('notification')
    .select('id')
    .where('accountId', '=', personId)
    .where('readAt', 'is', null)
    .limit(100)
  return db
    .selectNoFrom([
      sql<number>`(${unread('customer')}) + (${unread('pro')})`.as('messages'),
      sql<number>`(select count(*)::int from (${news}) as news)`.as('notifications'),
    ])
    .executeTakeFirstOrThrow()
}

function readOwn(column: 'customer_read_seq' | 'pro_read_seq') {
  const read = sql.ref(column)
  return sql<number>`case when ${read} = last_seq then last_seq + 1 else ${read} end`
}

function unreadBy(personId: string) {
  return sql<number>`(select count(*)::int from message
    where message.conversation_id = conversation.id and coalesce(message.sender_id, message.actor_id) is distinct from ${personId}::uuid
      and message.seq > case when conversation.customer_id = ${personId}::uuid
        then conversation.customer_read_seq else conversation.pro_read_seq end)`
}

const newestBooking = sql<string | null>`(select id from booking
  where booking.customer_id = conversation.customer_id and booking.pro_id = conversation.pro_id
  order by booking.created_at desc, booking.id desc limit 1)`
