import { type RawBuilder, sql } from 'kysely'

import { anyOf } from '../../../platform/database/any-of.server.ts'
import type { BookingRow } from '../../../platform/tables/booking-tables.ts'
import type { Visit } from '../../../platform/visit.server.ts'
import type { Span } from '../../availability/schedule.ts'
import { type BookingTransition, bookingTransitions } from '../booking-transitions.ts'
import { appointmentReminderAt } from '../emails/reminders.ts'

// Changes of several appointments at once.

/**
 * Until the transaction ends, nobody else can change this booking and what is open of a series. Locked in order, as
 * every change of several is, and before any of them is changed: one that is moved has a newer id than later ones.
 */
export async function lockSeries({ db }: Visit, seriesId: string, id: string): Promise<void> {
  const locked = db.selectFrom('booking').select('id').where('status', 'in', ['pending', 'accepted'])
  const both = locked.where((on) => on.or([on('id', '=', id), on('seriesId', '=', seriesId)]))
  await both.orderBy('id').forNoKeyUpdate().execute()
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
