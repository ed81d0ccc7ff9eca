import { type Expression, sql } from 'kysely'

import { newestFirst, olderThan } from '../../platform/database/after-cursor.server.ts'
import { containing } from '../../platform/database/containing.server.ts'
import type { ConversationRow } from '../../platform/tables/conversation-tables.ts'
import type { Cursor } from '../../platform/cursor.ts'
import type { Visit } from '../../platform/visit.server.ts'
import type { UnreadCounts } from '../notifications/notification.ts'
import { isKnown } from '../notifications/notifications.table.server.ts'
import type { Side } from './pair.server.ts'

export async function findConversation(visit: Visit, a: string, b: string): Promise<ConversationRow | undefined> {
  return selectBetween(visit, a, b).select(columns).executeTakeFirst()
}

const columns = [
  'conversation.id',
  'conversation.customerId',
  'conversation.proId',
  'conversation.lastSeq',
  'conversation.customerReadSeq',
  'conversation.proReadSeq',
  'conversation.lastMessageAt',
  'conversation.createdAt',
] as const

export interface InboxRow extends ConversationRow {
  unread: number
}

interface InboxWanted {
  personId: string
  /** Part of the other person's name; empty for all. */
  search: string
  cursor: Cursor | undefined
  limit: number
}

/** An account's conversations, as customer and as pro, the most recent first. */
export async function findConversations(visit: Visit, wanted: InboxWanted): Promise<InboxRow[]> {
  const { personId, search, cursor, limit } = wanted
  const of = (side: Side) =>
    visit.db
      .selectFrom('conversation')
      .select(columns)
      .select(unreadBy(personId).as('unread'))
      .where(side === 'customer' ? 'customerId' : 'proId', '=', personId)
      .where('lastSeq', '>', 0)
      .where(olderThan('conversation', cursor, { at: 'lastMessageAt' }))
      .$if(search !== '', (all) => all.where(isWith(search, side)))
      .orderBy('lastMessageAt', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
  const sides = await Promise.all([of('customer'), of('pro')])
  return sides.flat().toSorted(newestFirst('lastMessageAt')).slice(0, limit)
}

/** Whether the name of the other person, or of their business, contains a text. */
function isWith(search: string, mySide: Side) {
  const other = sql.ref(mySide === 'customer' ? 'conversation.pro_id' : 'conversation.customer_id')
  return sql<boolean>`exists (select 1 from account left join pro on pro.account_id = account.id
    where account.id = ${other} and deleted_at is null
      and (first_name || ' ' || last_name ilike ${containing(search)} or business_name ilike ${containing(search)}))`
}

/** Up to 100 unread messages of a person over all conversations, and up to 100 unread notifications, in one query. */
export async function countUnreadFor({ db }: Visit, personId: string): Promise<UnreadCounts> {
  const unread = (side: Side) =>
    db
      .selectFrom('conversation')
      .innerJoinLateral(
        (on) =>
          on.selectFrom('message').select('message.id').where(isUnreadBy(personId)).limit(mostCounted).as('unread'),
        (join) => join.onTrue(),
      )
      .select('unread.id')
      .where(side === 'customer' ? 'customerId' : 'proId', '=', personId)
      .whereRef('lastSeq', '>', side === 'customer' ? 'customerReadSeq' : 'proReadSeq')
      .limit(mostCounted)
  const news = db
    .selectFrom('notification')
    .select('id')
    .where('accountId', '=', personId)
    .where('readAt', 'is', null)
    .where(isKnown)
    .limit(mostCounted)
  return db
    .selectNoFrom([
      sql<number>`least(${countOf(unread('customer'))} + ${countOf(unread('pro'))}, ${sql.lit(mostCounted)})`.as(
        'messages',
      ),
      countOf(news).as('notifications'),
    ])
    .executeTakeFirstOrThrow()
}

/** The header shows no larger number. */
const mostCounted = 100

function countOf(rows: Expression<unknown>) {
  return sql<number>`(select count(*)::int from (${rows}) as counted)`
}

/** The conversation of two people, whichever of them is the customer. */
export function selectBetween(visit: Visit, a: string, b: string) {
  return visit.db
    .selectFrom('conversation')
    .where((where) => where.or([where.and({ customerId: a, proId: b }), where.and({ customerId: b, proId: a })]))
    .orderBy('lastMessageAt', 'desc')
    .limit(1)
}

function unreadBy(personId: string) {
  return sql<number>`(select count(*)::int from message where ${isUnreadBy(personId)})`
}

function isUnreadBy(personId: string) {
  return sql<boolean>`message.conversation_id = conversation.id
    and coalesce(message.sender_id, message.actor_id) is distinct from ${personId}::uuid
    and message.seq > case when conversation.customer_id = ${personId}::uuid
      then conversation.customer_read_seq else conversation.pro_read_seq end`
}
