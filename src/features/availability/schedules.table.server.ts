import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'

import { newId } from '../../platform/id.ts'
import type { Tables } from '../../platform/tables/tables.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { anyOf } from '../../platform/database/any-of.server.ts'
import type { Hours } from './availability.schema.ts'
import type { ProSchedule, TimeRange } from './schedule.ts'

/** The hours of an approved pro, or of the caller if they are this pro; `undefined` when there is no such pro. */
export async function findSchedule(visit: Visit, proId: string): Promise<ProSchedule | undefined> {
  const found = await selectVisible(visit).where('accountId', '=', proId).executeTakeFirst()
  return found && scheduleOf(found)
}

/** The hours of a pro, whoever may see the business. */
export async function findAnySchedule(visit: Visit, proId: string): Promise<ProSchedule | undefined> {
  const found = await selectSchedules(visit).where('accountId', '=', proId).executeTakeFirst()
  return found && scheduleOf(found)
}

/**
 * The hours of several such pros, in no particular order, with what is special about these days only: a pro may have
 * hundreds of special days.
 */
export async function findSchedules(visit: Visit, proIds: string[], days: Days): Promise<ProSchedule[]> {
  const found = await selectVisible(visit, days).where('accountId', '=', anyOf(proIds)).execute()
  return found.map(scheduleOf)
}

/** YYYY-MM-DD, both included. */
interface Days {
  first: string
  last: string
}

function selectVisible(visit: Visit, days?: Days) {
  const { actor } = visit
  return selectSchedules(visit, days).where((on) =>
    on.or([on('approvedAt', 'is not', null), on('accountId', '=', actor?.id ?? null)]),
  )
}

function selectSchedules({ db }: Visit, days?: Days) {
  return db
    .selectFrom('pro')
    .select(['accountId', 'timeZone', 'bufferMinutes', 'noticeHours'])
    .select((pro) => [
      jsonArrayFrom(weeklyOf(pro)).as('weekly'),
      jsonArrayFrom(exceptionsOf(pro, days)).as('exceptions'),
      jsonArrayFrom(awayOf(pro, days)).as('away'),
    ])
}

type ScheduleRow = Awaited<ReturnType<ReturnType<typeof selectSchedules>['executeTakeFirstOrThrow']>>

function scheduleOf({ accountId, exceptions, ...rest }: ScheduleRow): ProSchedule {
  const days = exceptions.map(({ date, ...hours }) => ({ date, range: rangeOf(hours) }))
  return { ...rest, proId: accountId, exceptions: days }
}

/** Replaces all hours of a pro; false when there is no such pro. */
export async function replaceHours(visit: Visit, proId: string, hours: Hours): Promise<boolean> {
  const { bufferMinutes, noticeHours } = hours
  const { numUpdatedRows } = await visit.db
    .updateTable('pro')
    .set({ bufferMinutes, noticeHours, updatedAt: visit.now })
    .where('accountId', '=', proId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false

  await visit.db.deleteFrom('workingHours').where('proId', '=', proId).execute()
  await visit.db.deleteFrom('hoursException').where('proId', '=', proId).execute()
  await insertWeekly(visit, proId, hours)
  await insertExceptions(visit, proId, hours)
  if (hours.away) await replaceAway(visit, proId, hours.away)
  return true
}

type OfPro = ExpressionBuilder<Tables, 'pro'>

function weeklyOf(pro: OfPro) {
  return pro
    .selectFrom('workingHours')
    .select(['weekday', 'startMinute as start', 'endMinute as end'])
    .whereRef('proId', '=', 'pro.accountId')
    .orderBy('weekday')
    .orderBy('startMinute')
}

function exceptionsOf(pro: OfPro, days: Days | undefined) {
  const ofPro = pro
    .selectFrom('hoursException')
    .select(['date', 'startMinute as start', 'endMinute as end'])
    .whereRef('proId', '=', 'pro.accountId')
    .orderBy('date')
    .orderBy('startMinute')
  return days ? ofPro.where('date', '>=', days.first).where('date', '<=', days.last) : ofPro
}

function awayOf(pro: OfPro, days: Days | undefined) {
  const ofPro = pro
    .selectFrom('awayTime')
    .select(['date', 'startMinute as start', 'endMinute as end'])
    .whereRef('proId', '=', 'pro.accountId')
    .orderBy('date')
    .orderBy('startMinute')
  return days ? ofPro.where('date', '>=', days.first).where('date', '<=', days.last) : ofPro
}

/** A day off has no times. */
function rangeOf({ start, end }: { start: number | null; end: number | null }): TimeRange | null {
  return start === null || end === null ? null : { start, end }
}

// Arrays, so that one prepared statement serves any number of rows.
async function insertWeekly(visit: Visit, proId: string, { weekly }: Hours): Promise<void> {
  await sql`
    insert into working_hours (id, pro_id, weekday, start_minute, end_minute)
    select id, ${proId}::uuid, weekday, start_minute, end_minute
    from unnest(
      ${weekly.map(() => newId())}::uuid[],
      ${weekly.map(({ weekday }) => weekday)}::int[],
      ${weekly.map(({ start }) => start)}::int[],
      ${weekly.map(({ end }) => end)}::int[]
    ) as hours (id, weekday, start_minute, end_minute)`.execute(visit.db)
}

async function insertExceptions(visit: Visit, proId: string, { exceptions }: Hours): Promise<void> {
  await sql`
    insert into hours_exception (id, pro_id, date, closed, start_minute, end_minute)
    select id, ${proId}::uuid, date, start_minute is null, start_minute, end_minute
    from unnest(
      ${exceptions.map(() => newId())}::uuid[],
      ${exceptions.map(({ date }) => date)}::date[],
      ${exceptions.map(({ range }) => range?.start ?? null)}::int[],
      ${exceptions.map(({ range }) => range?.end ?? null)}::int[]
    ) as day (id, date, start_minute, end_minute)`.execute(visit.db)
}

async function replaceAway(visit: Visit, proId: string, away: NonNullable<Hours['away']>): Promise<void> {
  await visit.db.deleteFrom('awayTime').where('proId', '=', proId).execute()
  await sql`
    insert into away_time (id, pro_id, date, start_minute, end_minute)
    select id, ${proId}::uuid, date, start_minute, end_minute
    from unnest(
      ${away.map(() => newId())}::uuid[],
      ${away.map(({ date }) => date)}::date[],
      ${away.map(({ start }) => start)}::int[],
      ${away.map(({ end }) => end)}::int[]
    ) as hours (id, date, start_minute, end_minute)`.execute(visit.db)
}
