import { sql } from 'kysely'

import { mostAppointments } from '../../platform/tables/column-values.ts'
import type { LineColumns, MessageRow } from '../../platform/tables/conversation-tables.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { isParty } from '../appointments/parties.table.server.ts'
import { anyOf } from '../../platform/database/any-of.server.ts'
import { laterCanceled } from '../appointments/later-canceled.table.server.ts'
import { othersMoved } from '../appointments/moved-along.table.server.ts'
import { type BookingChange, withLineText } from './booking-line.ts'

export async function insertMessage(visit: Visit, message: MessageRow): Promise<void> {
  await visit.db.insertInto('message').values(message).execute()
}

/** From then on the photos that were about one booking are about another. */
export async function movePhotos({ db }: Visit, { from, to }: { from: string; to: string }): Promise<void> {
  const photos = db.updateTable('message').where('bookingId', '=', from).where('pictureId', 'is not', null)
  await photos.set({ bookingId: to }).execute()
}

/** A message with the size of its photo. */
export interface MessageRecord extends Omit<MessageRow, keyof LineColumns> {
  pictureWidth: number | null
  pictureHeight: number | null
  /** Null for a message. */
  change: BookingChange | null
}

export async function findMessage(visit: Visit, id: string): Promise<MessageRecord | undefined> {
  const row = await messages(visit).where('message.id', '=', id).executeTakeFirst()
  return row && withLineText(row)
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
  return (forward ? rows : rows.toReversed()).map(withLineText)
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
  return new Map(rows.map((row) => [row.conversationId, withLineText(row)]))
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

/** When the booking was at the time of the line. Some older lines, and those of an older server, say when it is. */
const lineDate = sql<string>`coalesce(message.scheduled_date, booking.scheduled_date)`
const lineTime = sql<string>`coalesce(message.scheduled_time, booking.scheduled_time)`

/**
 * For the line about a repeating request, or about its acceptance, which knows the dates that were not possible. The
 * number of dates is constant, since the planner would take any other for a thousand and misjudge the whole query.
 */
const repeat = sql`case when booking.series_id = booking.id and message.booking_status in ('pending', 'accepted')
    and named.moves_from is null then (
  select jsonb_build_object('everyWeeks', booking.repeat_weeks, 'until', max(day),
    'except', jsonb_agg(day order by day) filter (where message.booking_status = 'accepted' and not exists (
      select from booking as one where one.series_id = booking.id and one.series_number = number)))
  from generate_series(1, ${sql.lit(mostAppointments)}) as number,
    lateral (select ${lineDate} + (number - 1) * booking.repeat_weeks * 7 as day) as planned
  where number <= booking.repeat_times) end`

/**
 * For the line about a request for another time that repeats, and so stands for more than the appointment that it
 * replaces; or about a suggestion with which the later appointments are to move or, once it is taken, others have
 * moved.
 */
const andLater = sql`(coalesce(named.and_later, false)
    and (message.actor_id = booking.pro_id or ${othersMoved(sql`message.created_at`)})
  or message.booking_status = 'pending' and message.instead_of_date is not null and booking.series_id = booking.id
    and exists (select from booking as before where before.id = booking.replaces_id and before.series_id is not null
      and before.ended_as is distinct from 'changed')) is true`

const insteadOf = sql`case when message.instead_of_date is not null then jsonb_build_object(
  'scheduledDate', message.instead_of_date, 'scheduledTime', message.instead_of_time) end`

/** Of before `retracts`, a pro's line about a pending request that names no suggestion takes it back. */
const takenBack = sql`(message.retracts or message.booking_status = 'pending' and message.suggestion_id is null
  and message.actor_id = booking.pro_id)`

/** A pro's line that names a suggestion makes it or takes it back. */
const suggested = sql`case when message.actor_id = booking.pro_id and named.id is not null then jsonb_build_object(
  'note', named.note, 'times', (
    select jsonb_agg(jsonb_build_object(
      'scheduledDate', start::date, 'scheduledTime', to_char(start, 'HH24:MI')) order by start)
    from (select unnest(named.starts) at time zone booking.time_zone as start) as local)) end`

/** The booking change of a line; null for a message. */
export const bookingChange = sql<BookingChange | null>`case when message.booking_status is not null then (
  select jsonb_build_object(
    'by', actor.first_name, 'byCustomer', message.actor_id is not distinct from booking.customer_id,
    'status', message.booking_status, 'priceCents', message.price_cents,
    'serviceName', booking.service_name, 'serviceType', booking.service_type,
    'scheduledDate', ${lineDate}, 'scheduledTime', ${lineTime},
    'endedAs', booking.ended_as, 'cancelReason', booking.cancel_reason, 'insteadOf', ${insteadOf},
    'andLater', ${andLater}, 'repeat', ${repeat},
    'laterCanceled', case message.booking_status when 'canceled' then ${laterCanceled} else 0 end,
    'takenBack', ${takenBack}, 'hadSuggestion', booking.suggestion_id is not null, 'suggested', ${suggested})
  from booking left join account actor on actor.id = message.actor_id
  left join suggestion named on named.booking_id = message.booking_id and named.id = message.suggestion_id
  where booking.id = message.booking_id) end`
