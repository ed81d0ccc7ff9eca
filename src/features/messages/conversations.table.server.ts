import { sql } from 'kysely'

import { olderThan } from '../../platform/after-cursor.server.ts'
import type { ConversationRow, MessageRow } from '../../platform/conversation-tables.ts'
import type { Cursor } from '../../platform/cursor.ts'
import { newId } from '../../platform/id.ts'
import type { Visit } from '../../platform/visit.server.ts'
import type { UnreadCounts } from '../notifications/notification.ts'
import type { Side } from './pair.server.ts'

/** The one between two people, whichever of them is the customer. */
export async function findConversation(visit: Visit, a: string, b: string): Promise<ConversationRow | undefined> {
  return between(visit, a, b).selectAll().executeTakeFirst()
}

/**
 * The number of the next message of two people, whose conversation begins with it if there is none. The row stays locked
 * until the transaction ends, so messages become visible in the order of their numbers. A sender who had read everything
 * has read their own message as well.
 */
export async function takeSeq(
  visit: Visit,
  { customerId, proId }: Pick<ConversationRow, 'customerId' | 'proId'>,
  by: string | null,
): Promise<Pick<MessageRow, 'conversationId' | 'seq'>> {
  const { now } = visit
  const known = between(visit, customerId, proId).select(['customerId', 'proId'])
  const { rows } = await sql<Pick<MessageRow, 'conversationId' | 'seq'>>`
    with pair as (
      select coalesce(known.customer_id, wanted.customer_id) as customer_id, coalesce(known.pro_id, wanted.pro_id) as pro_id
      from (values (${customerId}::uuid, ${proId}::uuid)) as wanted (customer_id, pro_id) left join (${known}) as known on true
    )
    insert into conversation as talk
      (id, customer_id, pro_id, last_seq, customer_read_seq, pro_read_seq, last_message_at, created_at)
    select ${newId(now.getTime())}::uuid, customer_id, pro_id, 1, (customer_id is not distinct from ${by}::uuid)::int,
      (pro_id is not distinct from ${by}::uuid)::int, ${now}::timestamptz, ${now}::timestamptz
    from pair
    on conflict (customer_id, pro_id) do update set
      last_seq = talk.last_seq + 1,
      last_message_at = excluded.last_message_at,
      customer_read_seq = ${readOwn('customer_read_seq')},
      pro_read_seq = ${readOwn('pro_read_seq')}
    returning id as conversation_id, last_seq as seq`.execute(visit.db)
  const [taken] = rows
  if (!taken) throw new Error('An insert that updates what it meets returns a row')
  return taken
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

function between(visit: Visit, a: string, b: string) {
  return visit.db
    .selectFrom('conversation')
    .where((where) => where.or([where.and({ customerId: a, proId: b }), where.and({ customerId: b, proId: a })]))
    .orderBy('lastMessageAt', 'desc')
    .limit(1)
}

/** In what would have been inserted, the sender's side has read one message. */
function readOwn(column: 'customer_read_seq' | 'pro_read_seq') {
  const [read, own] = [sql.ref(`talk.${column}`), sql.ref(`excluded.${column}`)]
  return sql`${read} + case when ${read} = talk.last_seq then ${own} else 0 end`
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
