import { sql } from 'kysely'

import type { MessageRow } from '../../platform/conversation-tables.ts'
import type { Visit } from '../../platform/visit.server.ts'

export async function insertMessage(visit: Visit, message: MessageRow): Promise<void> {
  await visit.db.insertInto('message').values(message).execute()
}

/** A message with the sides of its photo. */
export interface MessageRecord extends MessageRow {
  pictureWidth: number | null
  pictureHeight: number | null
}

export async function findMessage(visit: Visit, id: string): Promise<MessageRecord | undefined> {
  return messages(visit).where('message.id', '=', id).executeTakeFirst()
}

/** Whether an account sent or received a photo. */
export async function isPhotoBetween(visit: Visit, pictureId: string, personId: string): Promise<boolean> {
  const found = await visit.db
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversationId')
    .select('message.id')
    .where('message.pictureId', '=', pictureId)
    .where((where) => where.or([where('customerId', '=', personId), where('proId', '=', personId)]))
    .executeTakeFirst()
  return found !== undefined
}

interface Wanted {
  before?: number | undefined
  after?: number | undefined
  limit: number
}

/** In order. After a number the oldest of what follows, else the newest there are. */
export async function findMessages(visit: Visit, conversationId: string, { before, after, limit }: Wanted) {
  const forward = after !== undefined
  const rows = await messages(visit)
    .where('conversationId', '=', conversationId)
    .$if(before !== undefined, (query) => query.where('seq', '<', before ?? 0))
    .$if(forward, (query) => query.where('seq', '>', after ?? 0))
    .orderBy('seq', forward ? 'asc' : 'desc')
    .limit(limit)
    .execute()
  return forward ? rows : rows.toReversed()
}

/** The newest of each conversation. */
export async function findLastMessages(visit: Visit, conversationIds: string[]): Promise<Map<string, MessageRow>> {
  if (conversationIds.length === 0) return new Map()
  const rows = await visit.db
    .selectFrom('message')
    .innerJoin('conversation', (on) =>
      on.onRef('conversation.id', '=', 'message.conversationId').onRef('conversation.lastSeq', '=', 'message.seq'),
    )
    .selectAll('message')
    .where('conversation.id', '=', sql<string>`any(${conversationIds}::uuid[])`)
    .execute()
  return new Map(rows.map((message) => [message.conversationId, message]))
}

/** The unread messages of an account in a conversation, and its email address; undefined if there are none. */
export async function findUnreadPost({ db }: Visit, conversationId: string, readerId: string) {
  const isCustomer = sql<boolean>`conversation.customer_id = ${readerId}::uuid`
  return db
    .selectFrom('conversation')
    .innerJoin('account as reader', (join) => join.on('reader.id', '=', readerId).on('reader.deletedAt', 'is', null))
    .innerJoin('message', 'message.conversationId', 'conversation.id')
    .select(({ fn }) => [
      'reader.email as address',
      sql<string>`case when ${isCustomer} then conversation.pro_id else conversation.customer_id end`.as('senderId'),
      isCustomer.as('senderIsPro'),
      fn.countAll<number>().as('count'),
      sql<string>`(array_agg(message.body order by message.seq desc))[1]`.as('newest'),
    ])
    .where('conversation.id', '=', conversationId)
    .where('message.senderId', '<>', readerId)
    .whereRef('message.seq', '>', sql`case when ${isCustomer} then customer_read_seq else pro_read_seq end`)
    .groupBy(['conversation.id', 'reader.email'])
    .executeTakeFirst()
}

function messages({ db }: Visit) {
  return db
    .selectFrom('message')
    .leftJoin('picture', 'picture.id', 'message.pictureId')
    .selectAll('message')
    .select(['picture.width as pictureWidth', 'picture.height as pictureHeight'])
}
