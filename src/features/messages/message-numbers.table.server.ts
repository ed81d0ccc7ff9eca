import { sql } from 'kysely'

import type { ConversationRow, MessageRow } from '../../platform/tables/conversation-tables.ts'
import { newId } from '../../platform/id.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { selectBetween } from './conversations.table.server.ts'
import type { Side } from './pair.server.ts'

// The messages of a conversation are numbered from 1, and each side has a last number read.

/**
 * The number of the next message between two people; creates their conversation if there is none. Locks the row until
 * the transaction ends, so messages become visible in the order of their numbers. A sender who had read everything has
 * also read their own message.
 */
export async function takeSeq(
  visit: Visit,
  { customerId, proId }: Pick<ConversationRow, 'customerId' | 'proId'>,
  by: string | null,
): Promise<Pick<MessageRow, 'conversationId' | 'seq'>> {
  const { now } = visit
  const known = selectBetween(visit, customerId, proId).select(['customerId', 'proId'])
  const { rows } = await sql<Pick<MessageRow, 'conversationId' | 'seq'>>`
    with pair as (
      select coalesce(known.customer_id, wanted.customer_id) as customer_id, coalesce(known.pro_id, wanted.pro_id) as pro_id
      from (values (${customerId}::uuid, ${proId}::uuid)) as wanted (customer_id, pro_id) left join (${known}) as known on true
    )
    insert into conversation as talk
      (id, customer_id, pro_id, last_seq, customer_read_seq, pro_read_seq, last_message_at, created_at)
    select ${newId()}::uuid, customer_id, pro_id, 1, (customer_id is not distinct from ${by}::uuid)::int,
      (pro_id is not distinct from ${by}::uuid)::int, ${now}::timestamptz, ${now}::timestamptz
    from pair
    on conflict (customer_id, pro_id) do update set
      last_seq = talk.last_seq + 1,
      last_message_at = excluded.last_message_at,
      customer_read_seq = ${readOwn('customer_read_seq')},
      pro_read_seq = ${readOwn('pro_read_seq')}
    returning id as conversation_id, last_seq as seq`.execute(visit.db)
  const [taken] = rows
  if (!taken) throw new Error('An insert that updates on a conflict always returns a row')
  return taken
}

/** Moves only forward, and never past the newest message. Undefined when nothing changes. */
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

/** In the row to insert, the sender's side has read one message. */
function readOwn(column: 'customer_read_seq' | 'pro_read_seq') {
  const [read, own] = [sql.ref(`talk.${column}`), sql.ref(`excluded.${column}`)]
  return sql`${read} + case when ${read} = talk.last_seq then ${own} else 0 end`
}
