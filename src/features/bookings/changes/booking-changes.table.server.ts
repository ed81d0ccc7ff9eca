import { type RawBuilder, sql } from 'kysely'

import { later } from '../../../platform/durations.ts'
import type { BookingStatus, Ending } from '../../../platform/tables/column-values.ts'
import type { BookingRow } from '../../../platform/tables/booking-tables.ts'
import { newId } from '../../../platform/id.ts'
import type { Visit } from '../../../platform/visit.server.ts'
import { anyOf } from '../../../platform/database/any-of.server.ts'
import type { Span, Start } from '../../availability/schedule.ts'
import { settledAt } from '../appointment-price.ts'
import { bookingColumns } from '../booking-record.table.server.ts'
import { type BookingTransition, bookingTransitions } from '../booking-transitions.ts'
import { appointmentReminderAt, askAgainAt, remindBefore } from '../emails/reminders.ts'

export async function insertBooking(visit: Visit, booking: BookingRow): Promise<void> {
  await visit.db
    .insertInto('booking')
    .values({ ...booking, remindAt: askAgainAt(booking) })
    .execute()
}

/** Adds appointments that are accepted from the beginning, each more than a day ahead. */
export async function insertAppointments(visit: Visit, bookings: readonly BookingRow[]): Promise<void> {
  await visit.db.insertInto('booking').values(bookings.map(withReminder)).execute()
}

function withReminder(booking: BookingRow) {
  return { ...booking, remindAt: later(booking.startsAt, -remindBefore) }
}

/**
 * Updates only while the status is still `from` and, where it was read, the start is the same: the second of two
 * concurrent changes does nothing.
 */
export async function setBookingStatus(
  visit: Visit,
  { id, startsAt }: { id: string; startsAt?: Date },
  { from, to }: Pick<BookingTransition, 'from' | 'to'>,
  { reason = null, endedAs = null, priceCents = null, remindAt = null }: Outcome,
): Promise<BookingRow | undefined> {
  // A server of the previous version reads why from the reason.
  const cancelReason = endedAs ?? (to === 'canceled' || to === 'rejected' ? reason : null)
  let update = visit.db
    .updateTable('booking')
    .set({ status: to, cancelReason, endedAs, ...settledAt(priceCents), remindAt, updatedAt: visit.now })
    .where('id', '=', id)
    .where('status', '=', from)
  if (startsAt) update = update.where('startsAt', '=', startsAt)
  return update.returning(bookingColumns).executeTakeFirst()
}

/** What a person says about it, or why the system ends it. */
interface Outcome {
  reason?: string | null
  endedAs?: Ending | null
  priceCents?: number | null
  /** For an appointment, when to remind of it. */
  remindAt?: Date | null
}

/**
 * Until the transaction ends, nobody else can change this booking and what is open of a series. Locked in order, as
 * every change of several is, and before any of them is changed: one that is moved has a newer id than later ones.
 */
export async function lockSeries({ db }: Visit, seriesId: string, id: string): Promise<void> {
  const locked = db.selectFrom('booking').select('id').where('status', 'in', ['pending', 'accepted'])
  const both = locked.where((on) => on.or([on('id', '=', id), on('seriesId', '=', seriesId)]))
  await both.orderBy('id').forNoKeyUpdate().execute()
}

/**
 * Adds it to this appointment, to the others of its series and to a request to move it, as long as they have none;
 * returns their ids.
 */
export async function setAddress(
  { db, now }: Visit,
  { id, seriesId }: Pick<BookingRow, 'id' | 'seriesId'>,
  pool: Pick<BookingRow, 'address' | 'city' | 'state' | 'zip'>,
): Promise<string[]> {
  const open = db
    .selectFrom('booking')
    .select('id')
    .where((on) => on.or([on('id', '=', id), on('seriesId', '=', seriesId), on('replacesId', '=', id)]))
    .where('status', 'in', ['accepted', 'pending'])
    .where('address', 'is', null)
    .orderBy('id')
  const given = await db
    .updateTable('booking')
    .set({ ...pool, updatedAt: now })
    .where('id', 'in', open.forNoKeyUpdate())
    .where('status', 'in', ['accepted', 'pending'])
    .where('address', 'is', null)
    .returning('id')
    .execute()
  return given.map((booking) => booking.id)
}

/** Cancels the accepted appointments of its series that come after this one and have not begun; returns their ids. */
export async function setLaterCanceled(
  visit: Visit,
  { seriesId, startsAt, cancelReason, endedAs }: Pick<BookingRow, 'seriesId' | 'startsAt'> & Ended,
): Promise<string[]> {
  const follows = sql<boolean>`series_id = ${seriesId} and starts_at > ${startsAt} and starts_at > ${visit.now}`
  return setAllCanceled(visit, bookingTransitions.cancel, { which: follows, cancelReason, endedAs })
}

/** Cancels the requests to move one of these appointments that still wait; returns their ids. */
export async function setMovesCanceled(
  visit: Visit,
  bookingIds: readonly string[],
  { cancelReason, endedAs }: Ended,
): Promise<string[]> {
  const moves = sql<boolean>`replaces_id = ${anyOf(bookingIds)}`
  return setAllCanceled(visit, bookingTransitions.withdraw, { which: moves, cancelReason, endedAs })
}

async function setAllCanceled(
  visit: Visit,
  { from, to }: Pick<BookingTransition, 'from' | 'to'>,
  { which, cancelReason, endedAs }: Ended & { which: RawBuilder<boolean> },
): Promise<string[]> {
  // Locked in order, so that two such changes at once cannot deadlock.
  const locked = visit.db.selectFrom('booking').select('id').where('status', '=', from).where(which).orderBy('id')
  const canceled = await visit.db
    .updateTable('booking')
    .set({ status: to, cancelReason, endedAs, remindAt: null, updatedAt: visit.now })
    .where('id', 'in', locked.forNoKeyUpdate())
    .where('status', '=', from)
    .returning('id')
    .execute()
  return canceled.map(({ id }) => id)
}

type Ended = Pick<BookingRow, 'cancelReason' | 'endedAs'>

/** Makes this the suggestion that the customer can take, while the request waits or the appointment is when it was. */
export async function setSuggestion(visit: Visit, found: Found, { suggestionId, remindAt }: Suggested) {
  const update = asFound(visit, found).set({ suggestionId, remindAt, updatedAt: visit.now })
  return update.returning(bookingColumns).executeTakeFirst()
}

/** Takes this suggestion back, as long as it is the one that counts, under the same conditions. */
export async function clearSuggestion(visit: Visit, found: Found, { suggestionId, remindAt }: Suggested) {
  const update = asFound(visit, found).set({ suggestionId: null, remindAt, updatedAt: visit.now })
  return update.where('suggestionId', '=', suggestionId).returning(bookingColumns).executeTakeFirst()
}

/** The booking as it was read: meanwhile it may have been answered, ended or moved. */
type Found = Pick<BookingRow, 'id' | 'status' | 'startsAt'>

function asFound({ db }: Visit, { id, status, startsAt }: Found) {
  return db.updateTable('booking').where('id', '=', id).where('status', '=', status).where('startsAt', '=', startsAt)
}

interface Suggested {
  suggestionId: string
  /** When to remind the party whose turn it is then. */
  remindAt: Date
}

/**
 * Accepts the request at a suggested time, or moves the appointment to it, under the same conditions. The time that it
 * had first is kept as the one that was asked for.
 */
export async function setTakenTime(visit: Visit, found: Found, { suggestionId, start, priceCents }: Taken) {
  const { date, time, startsAt, endsAt } = start
  return asFound(visit, found)
    .set((before) => ({
      requestedDate: before.fn.coalesce('requestedDate', before.ref('scheduledDate')),
      requestedTime: before.fn.coalesce('requestedTime', before.ref('scheduledTime')),
    }))
    .set({ status: bookingTransitions.take.to, scheduledDate: date, scheduledTime: time, startsAt, endsAt })
    .set({ ...settledAt(priceCents), remindAt: appointmentReminderAt(visit.now, start), updatedAt: visit.now })
    .where('suggestionId', '=', suggestionId)
    .returning(bookingColumns)
    .executeTakeFirst()
}

/**
 * Moves accepted appointments to other starts, each only while it is when it was; false if one has changed: the
 * transaction must then be rolled back. What was suggested for one must not count again if it ever moves back.
 */
export async function setMoved({ db, now }: Visit, moves: readonly Moved[]): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update booking set scheduled_date = (new.starts_at at time zone time_zone)::date,
      scheduled_time = to_char(new.starts_at at time zone time_zone, 'HH24:MI'), starts_at = new.starts_at, ends_at = new.ends_at,
      remind_at = new.remind_at, suggestion_id = null, updated_at = ${now}
    from unnest(${moves.map(({ id }) => id)}::uuid[], ${moves.map(({ was }) => was.startsAt)}::timestamptz[],
      ${moves.map(({ startsAt }) => startsAt)}::timestamptz[], ${moves.map(({ endsAt }) => endsAt)}::timestamptz[],
      ${moves.map((move) => appointmentReminderAt(now, move))}::timestamptz[])
      as new (id, was, starts_at, ends_at, remind_at)
    where booking.id = new.id and booking.status = 'accepted' and booking.starts_at = new.was`.execute(db)
  return numAffectedRows === BigInt(moves.length)
}

interface Moved extends Span, Pick<BookingRow, 'id'> {
  was: Pick<BookingRow, 'startsAt'>
}

interface Taken {
  suggestionId: string
  /** Date and time in the time zone of the booking. */
  start: Start & { date: string }
  priceCents: number | null
}

/** Records who changed it, when, from what, to what and why: one row per change, in the same transaction. */
export async function insertEvent(
  visit: Visit,
  { bookingId, ...change }: ChangeOfStatus & { bookingId: string },
): Promise<void> {
  await insertEvents(visit, [bookingId], change)
}

/** The same change of several bookings. */
export async function insertEvents(
  visit: Visit,
  bookingIds: readonly string[],
  { actorId, from, to, reason }: ChangeOfStatus,
): Promise<void> {
  const event = { actorId, fromStatus: from, toStatus: to, reason, at: visit.now }
  await visit.db
    .insertInto('bookingEvent')
    .values(bookingIds.map((bookingId) => ({ id: newId(), bookingId, ...event })))
    .execute()
}

interface ChangeOfStatus {
  actorId: string | null
  from: BookingStatus | null
  to: BookingStatus
  reason: string | null
}
