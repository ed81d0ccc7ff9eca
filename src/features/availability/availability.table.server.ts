import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'

import { isId, newId } from '../../platform/id.ts'
import type { Tables } from '../../platform/tables.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { quarterHour } from './availability.ts'
import type { Schedule, Span, TimeRange } from './schedule.ts'
import type { Hours } from './availability.schema.ts'
import type { FirstSteps } from './first-steps.ts'

/** The hours of an approved pro, or of the pro who asks; `undefined` when there is no such pro. */
export async function findSchedule(visit: Visit, proId: string): Promise<Schedule | undefined> {
  const found = await selectSchedules(visit).where('accountId', '=', proId).executeTakeFirst()
  return found && scheduleOf(found)
}

/** The same of several pros, in no order. */
export async function findSchedules(visit: Visit, proIds: string[]): Promise<(Schedule & { proId: string })[]> {
  const found = await selectSchedules(visit)
    .where('accountId', '=', sql<string>`any(${proIds}::uuid[])`)
    .execute()
  return found.map(scheduleOf)
}

function selectSchedules({ db, actor }: Visit) {
  return db
    .selectFrom('pro')
    .select(['accountId', 'timeZone', 'bufferMinutes', 'noticeHours'])
    .select((pro) => [jsonArrayFrom(weeklyOf(pro)).as('weekly'), jsonArrayFrom(exceptionsOf(pro)).as('exceptions')])
    .where((on) => on.or([on('approvedAt', 'is not', null), on('accountId', '=', actor?.id ?? null)]))
}

type ScheduleRow = Awaited<ReturnType<ReturnType<typeof selectSchedules>['executeTakeFirstOrThrow']>>

function scheduleOf({ accountId, exceptions, ...rest }: ScheduleRow): Schedule & { proId: string } {
  const days = exceptions.map(({ date, ...hours }) => ({ date, range: rangeOf(hours) }))
  return { ...rest, proId: accountId, exceptions: days }
}

/** The accepted appointments that overlap a span of the pro's time, in order; without the one that is being rescheduled. */
export async function findBusyTimes(visit: Visit, proId: string, span: Span, replacesId?: string): Promise<Span[]> {
  let found = visit.db.selectFrom('booking').select(['startsAt', 'endsAt'])
  if (replacesId !== undefined && isId(replacesId) && visit.actor) {
    found = found.where('id', 'not in', rescheduledBy(visit, replacesId, visit.actor.id))
  }
  return found
    .where('id', 'in', (from) =>
      from
        .selectFrom('bookingSlot')
        .select('bookingId')
        .where('proId', '=', proId)
        .where('slot', '>', new Date(span.startsAt.getTime() - quarterHour))
        .where('slot', '<', span.endsAt),
    )
    .orderBy('startsAt')
    .execute()
}

/** The accepted appointments of several pros that overlap a span, in no order. */
export async function findBusyTimesOf(
  { db }: Visit,
  proIds: string[],
  span: Span,
): Promise<(Span & { proId: string })[]> {
  return db
    .selectFrom('booking')
    .select(['proId', 'startsAt', 'endsAt'])
    .where('id', 'in', (from) =>
      from
        .selectFrom('bookingSlot')
        .select('bookingId')
        .where('proId', '=', sql<string>`any(${proIds}::uuid[])`)
        .where('slot', '>', new Date(span.startsAt.getTime() - quarterHour))
        .where('slot', '<', span.endsAt),
    )
    .execute()
}

/** When the appointment is that its customer wants to reschedule, which is no other time for it. */
export async function findPresentStart(visit: Visit, replacesId: string): Promise<Date | undefined> {
  if (!isId(replacesId) || !visit.actor) return undefined
  const found = rescheduledBy(visit, replacesId, visit.actor.id).select('own.startsAt')
  return (await found.executeTakeFirst())?.startsAt
}

/** The appointment that is being rescheduled, named by itself or by the request that reschedules it; only its customer's. */
function rescheduledBy({ db }: Visit, replacesId: string, customerId: string) {
  return db
    .selectFrom('booking as own')
    .select('own.id')
    .where('own.customerId', '=', customerId)
    .where('own.status', '=', 'accepted')
    .where((on) =>
      on.or([
        on('own.id', '=', replacesId),
        on('own.id', '=', on.selectFrom('booking').select('replacesId').where('id', '=', replacesId)),
      ]),
    )
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
  return true
}

export async function findFirstSteps({ db }: Visit, proId: string): Promise<FirstSteps | undefined> {
  const { rows } = await sql<FirstSteps>`
    select exists (select from service where pro_id = ${proId} and archived_at is null) as has_services,
      exists (select from working_hours where pro_id = ${proId}) as has_hours,
      coalesce(pro.profile_image, account.profile_image_url) is not null as has_picture,
      (pro.phone is not null or pro.email is not null) as has_contact
    from pro join account on account.id = account_id where account_id = ${proId}`.execute(db)
  return rows[0]
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

function exceptionsOf(pro: OfPro) {
  return pro
    .selectFrom('hoursException')
    .select(['date', 'startMinute as start', 'endMinute as end'])
    .whereRef('proId', '=', 'pro.accountId')
    .orderBy('date')
    .orderBy('startMinute')
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
