import { sql } from 'kysely'

import type { MessageRow } from '../../platform/tables/conversation-tables.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { isParty } from '../appointments/parties.table.server.ts'
import { anyOf } from '../../platform/database/any-of.server.ts'
import { laterCanceled } from '../appointments/later-canceled.table.server.ts'
import { asked, askedBefore, startOf } from '../appointments/appointment.table.server.ts'
import { type BookingChange, inWords } from './booking-line.ts'

export async function insertMessage(visit: Visit, message: MessageRow): Promise<void> {
  await visit.db.insertInto('message').values(message).execute()
}

/** A message with the size of its photo. */
export interface MessageRecord extends MessageRow {
  pictureWidth: number | null
  pictureHeight: number | null
  /** Null for a message. */
  change: BookingChange | null
}

export async function findMessage(visit: Visit, id: string): Promise<MessageRecord | undefined> {
  const row = await messages(visit).where('message.id', '=', id).executeTakeFirst()
  return row && inWords(row)
}

/** Whether an account sent or received a photo. */
export async function isPhotoBetween(visit: Visit, pictureId: string, personId: string): Promise<boolean> {
  const found = await visit.db
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversationId')
    .select('message.id')
    .where('message.pictureId', '=', pictureId)
    .where(isParty('conversation', personId))
    .executeTakeFirst()
  return found !== undefined
}

interface Wanted {
  before?: number
  after?: number
  limit: number
}

/** In order. After a given number the oldest of what follows, otherwise the newest. */
export async function findMessages(visit: Visit, conversationId: string, { before, after, limit }: Wanted) {
  const forward = after !== undefined
  let query = messages(visit).where('message.conversationId', '=', conversationId)
  if (before !== undefined) query = query.where('seq', '<', before)
  if (after !== undefined) query = query.where('seq', '>', after)
  const rows = await query
    .orderBy('seq', forward ? 'asc' : 'desc')
    .limit(limit)
    .execute()
  return (forward ? rows : rows.toReversed()).map(inWords)
}

/** The newest message of each conversation. */
export async function findLastMessages(visit: Visit, conversationIds: string[]): Promise<Map<string, MessageRecord>> {
  if (conversationIds.length === 0) return new Map()
  const rows = await messages(visit)
    .innerJoin('conversation', (on) =>
      on.onRef('conversation.id', '=', 'message.conversationId').onRef('conversation.lastSeq', '=', 'message.seq'),
    )
    .where('conversation.id', '=', anyOf(conversationIds))
    .execute()
  return new Map(rows.map((row) => [row.conversationId, inWords(row)]))
}

/** An account's unread messages in a conversation, and its email address; undefined if there are none. */
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

const columns = [
  'message.conversationId',
  'message.seq',
  'message.id',
  'message.senderId',
  'message.actorId',
  'message.body',
  'message.bookingId',
  'message.bookingStatus',
  'message.priceCents',
  'message.suggestionId',
  'message.pictureId',
  'message.createdAt',
] as const

function messages({ db }: Visit) {
  return db
    .selectFrom('message')
    .leftJoin('picture', 'picture.id', 'message.pictureId')
    .select(columns)
    .select(['picture.width as pictureWidth', 'picture.height as pictureHeight', bookingChange.as('change')])
}

/** Of the line about a repeating request, or about its acceptance: by then it is known which dates were not possible. */
const repeat = sql`case when booking.series_id = booking.id and message.booking_status in ('pending', 'accepted') then (
  select jsonb_build_object('everyWeeks', booking.repeat_weeks, 'until', max(day),
    'except', jsonb_agg(day order by day) filter (where message.booking_status = 'accepted' and not exists (
      select from booking as one where one.series_id = booking.id and one.series_number = number)))
  from generate_series(1, booking.repeat_times) as number, lateral (select (number - 1) * booking.repeat_weeks * 7 +
    case message.booking_status when 'pending' then ${asked.date}
      else booking.scheduled_date end as day) as planned) end`

/** The booking change of a line; null for a message. A pro's line about a pending request names a suggestion, or takes it back. */
export const bookingChange = sql<BookingChange | null>`case when message.booking_status is not null then (
  select jsonb_build_object('by', actor.first_name, 'status', message.booking_status, 'priceCents', message.price_cents,
    'serviceName', booking.service_name, 'serviceType', booking.service_type,
    'scheduledDate', case message.booking_status when 'pending' then ${asked.date} else booking.scheduled_date end,
    'scheduledTime', case message.booking_status when 'pending' then ${asked.time} else booking.scheduled_time end,
    'cancelReason', coalesce(booking.ended_as, booking.cancel_reason), 'insteadOf', case
      when message.booking_status = 'accepted' then ${askedBefore}
      when message.booking_status = 'pending' and replaced.id is not null then ${startOf('replaced')} end,
    'repeat', ${repeat}, 'laterCanceled', case message.booking_status when 'canceled' then ${laterCanceled} else 0 end,
    'takenBack', message.booking_status = 'pending' and message.suggestion_id is null and message.actor_id = booking.pro_id,
    'hadSuggestion', booking.suggestion_id is not null, 'suggested', (
      select jsonb_build_object('note', suggestion.note, 'times', (
        select jsonb_agg(jsonb_build_object('scheduledDate', to_char(start at time zone booking.time_zone, 'YYYY-MM-DD'),
          'scheduledTime', to_char(start at time zone booking.time_zone, 'HH24:MI')) order by start)
        from unnest(suggestion.starts) as start))
      from suggestion where suggestion.booking_id = message.booking_id and suggestion.id = message.suggestion_id))
  from booking left join account actor on actor.id = message.actor_id
  left join booking replaced on replaced.id = booking.replaces_id
  where booking.id = message.booking_id) end`
