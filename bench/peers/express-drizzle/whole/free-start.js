import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'

import { bookingSlot } from '../schema.js'
import { refuse } from './refuse.js'
import { booking, hoursException, workingHours } from './schema.js'

const minute = 60_000
const quarterHour = 15 * minute
const defaultHours = { start: 8 * 60, end: 19 * 60 }

/** When a visit would begin and end, if the pro offers that time and has not given it to somebody else. */
export async function requireFreeStart(tx, parties, { date, time, durationMinutes }) {
  const { timeZone, noticeHours, bufferMinutes } = parties
  const now = new Date()
  const today = Temporal.Now.plainDateISO(timeZone)
  const day = Temporal.PlainDate.from(date)
  if (Temporal.PlainDate.compare(day, today) < 0) refuse(422, 'This day is over')
  if (Temporal.PlainDate.compare(day, today.add({ days: 180 })) > 0) refuse(422, 'This day is too far away')

  const [hour, minutes] = time.split(':').map(Number)
  const start = hour * 60 + minutes
  const range = (await hoursOn(tx, parties.proId, date, day.dayOfWeek % 7)).find(
    (range) => start >= range.start && start + durationMinutes <= range.end && (start - range.start) % 60 === 0,
  )
  if (!range) refuse(422, 'This time is not offered')
  const local = day.toPlainDateTime({ hour, minute: minutes }).toZonedDateTime(timeZone)
  if (local.hour !== hour) refuse(422, 'The clocks skip this time')
  const startsAt = new Date(local.epochMilliseconds)
  if (startsAt <= now || startsAt.getTime() - now.getTime() < noticeHours * 60 * minute) refuse(422, 'This is too soon')
  const span = { startsAt, endsAt: new Date(startsAt.getTime() + durationMinutes * minute) }
  await requireUntaken(tx, parties.proId, span, bufferMinutes)
  return span
}

export async function requireUntaken(tx, proId, { startsAt, endsAt }, bufferMinutes) {
  const from = new Date(startsAt.getTime() - bufferMinutes * minute)
  const to = new Date(endsAt.getTime() + bufferMinutes * minute)
  const held = tx
    .select({ id: bookingSlot.bookingId })
    .from(bookingSlot)
    .where(
      and(
        eq(bookingSlot.proId, proId),
        gt(bookingSlot.slot, new Date(from.getTime() - quarterHour)),
        lt(bookingSlot.slot, to),
      ),
    )
  const taken = await tx
    .select({ id: booking.id })
    .from(booking)
    .where(and(inArray(booking.id, held), lt(booking.startsAt, to), gt(booking.endsAt, from)))
    .limit(1)
  if (taken.length > 0) refuse(409, 'This time was just taken')
}

/** Every quarter hour of the visit; the primary key refuses the second claim. */
export async function claimTime(tx, { id, proId, startsAt, endsAt }) {
  const first = Math.floor(startsAt / quarterHour)
  const count = Math.ceil(endsAt / quarterHour) - first
  const slots = Array.from({ length: count }, (_, place) => ({
    proId,
    slot: new Date((first + place) * quarterHour),
    bookingId: id,
  }))
  const claimed = await tx.insert(bookingSlot).values(slots).onConflictDoNothing().returning({ slot: bookingSlot.slot })
  if (claimed.length < slots.length) refuse(409, 'This time was just taken')
}

/** Both kinds of hours in one statement; an exception replaces its weekday, and a pro without hours has the default ones. */
async function hoursOn(tx, proId, date, weekday) {
  const weekly = tx
    .select({
      isException: sql`false`,
      date: sql`null::date`,
      weekday: workingHours.weekday,
      start: workingHours.start,
      end: workingHours.end,
    })
    .from(workingHours)
    .where(eq(workingHours.proId, proId))
  const exceptions = tx
    .select({
      isException: sql`true`,
      date: hoursException.date,
      weekday: sql`null::int`,
      start: hoursException.start,
      end: hoursException.end,
    })
    .from(hoursException)
    .where(and(eq(hoursException.proId, proId), eq(hoursException.date, date)))
  const rows = await weekly.unionAll(exceptions)
  const special = rows.filter((row) => row.isException)
  if (special.length > 0) return special.filter(({ start }) => start !== null)
  return rows.length === 0 ? [defaultHours] : rows.filter((row) => row.weekday === weekday)
}
