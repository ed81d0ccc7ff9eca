import { sql } from 'kysely'

import { later } from '../../../platform/durations.ts'
import type { AnswerColumns } from '../../../platform/tables/pro-tables.ts'
import type { Visit } from '../../../platform/visit.server.ts'
import { cameWithSeries } from '../booking-record.table.server.ts'
import { type AnswerSpeed, type AskedRequest, countedFor } from './answer-speed.ts'

// More than are counted: of each customer only one is, and none that was soon withdrawn.
const read = 100

/**
 * The latest requests to this pro, newest first. Only one event of a booking leads away from pending; before it, other
 * times may be suggested: an answer, unless they were taken back.
 */
export async function findAskedRequests({ db, now }: Visit, proId: string): Promise<AskedRequest[]> {
  const { rows } = await sql<Omit<AskedRequest, 'ended'> & Partial<NonNullable<AskedRequest['ended']>>>`
    select asked.customer_id, asked.created_at, asked.starts_at, ended.to_status as "to", ended.at, asked.ended_as as "as", (
      select min(made_at) from suggestion where booking_id = asked.id and moves_from is null and retracted_at is null) as suggested_at
    from (select id, customer_id, created_at, starts_at, ended_as from booking
      where pro_id = ${proId} and ${cameWithSeries} is not true and created_at > ${later(now, -countedFor)}
      order by created_at desc, id desc limit ${read}) as asked
    left join booking_event as ended on ended.booking_id = asked.id and ended.from_status = 'pending'
    order by asked.created_at desc, asked.id desc`.execute(db)
  return rows.map(({ customerId, createdAt, startsAt, suggestedAt, to, at, as = null }) => ({
    customerId,
    createdAt,
    startsAt,
    suggestedAt,
    ended: to && at ? { to, at, as } : null,
  }))
}

/** What is stored, locked: the second of two answers at once must see the first. */
export async function lockAnswerSpeed({ db }: Visit, proId: string): Promise<AnswerColumns> {
  const stored = db.selectFrom('pro').select(['answersWithin', 'answersUntil']).where('accountId', '=', proId)
  return stored.forNoKeyUpdate().executeTakeFirstOrThrow()
}

export async function setAnswerSpeed({ db }: Visit, proId: string, { within, until }: AnswerSpeed): Promise<void> {
  const columns = { answersWithin: within, answersUntil: until }
  await db.updateTable('pro').set(columns).where('accountId', '=', proId).execute()
}
