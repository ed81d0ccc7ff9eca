import { newId } from '../../platform/id.ts'
import type { Visit } from '../../platform/visit.server.ts'
import type { Schedule, Span } from './availability.ts'
import type { Hours } from './availability.schema.ts'

const quarter = 15 * 60_000

/** The hours of an approved pro, or of the pro who asks; `undefined` when there is no such pro. */
export async function findSchedule(visit: Visit, proId: string): Promise<Schedule | undefined> {
  const pro = await visit.db
    .selectFrom('pro')
    .select(['timeZone', 'bufferMinutes', 'noticeHours'])
    .where('accountId', '=', proId)
    .where((on) => on.or([on('approvedAt', 'is not', null), on('accountId', '=', visit.actor?.id ?? null)]))
    .executeTakeFirst()
  return pro && { ...pro, weekly: await findWeekly(visit, proId), exceptions: await findExceptions(visit, proId) }
}

/** The visits that hold any of the pro's time between two instants, in order. */
export async function findHeld(visit: Visit, proId: string, span: Span): Promise<Span[]> {
  return visit.db
    .selectFrom('booking')
    .select(['startsAt', 'endsAt'])
    .where('id', 'in', (from) =>
      from
        .selectFrom('bookingSlot')
        .select('bookingId')
        .where('proId', '=', proId)
        .where('slot', '>', new Date(span.startsAt.getTime() - quarter))
        .where('slot', '<', span.endsAt),
    )
    .orderBy('startsAt')
    .execute()
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
  if (hours.weekly.length > 0) await visit.db.insertInto('workingHours').values(weeklyRows(proId, hours)).execute()
  if (hours.exceptions.length > 0) {
    await visit.db.insertInto('hoursException').values(exceptionRows(proId, hours)).execute()
  }
  return true
}

async function findWeekly(visit: Visit, proId: string): Promise<Schedule['weekly']> {
  return visit.db
    .selectFrom('workingHours')
    .select(['weekday', 'startMinute as start', 'endMinute as end'])
    .where('proId', '=', proId)
    .orderBy('weekday')
    .orderBy('startMinute')
    .execute()
}

async function findExceptions(visit: Visit, proId: string): Promise<Schedule['exceptions']> {
  const rows = await visit.db
    .selectFrom('hoursException')
    .select(['date', 'startMinute', 'endMinute'])
    .where('proId', '=', proId)
    .orderBy('date')
    .orderBy('startMinute')
    .execute()
  return rows.map(({ date, startMinute, endMinute }) => ({
    date,
    spell: startMinute === null || endMinute === null ? null : { start: startMinute, end: endMinute },
  }))
}

function weeklyRows(proId: string, { weekly }: Hours) {
  return weekly.map(({ weekday, start, end }) => ({ id: newId(), proId, weekday, startMinute: start, endMinute: end }))
}

function exceptionRows(proId: string, { exceptions }: Hours) {
  return exceptions.map(({ date, spell }) => ({
    id: newId(),
    proId,
    date,
    closed: spell === null,
    startMinute: spell?.start ?? null,
    endMinute: spell?.end ?? null,
  }))
}
