import { later } from '../../../platform/durations.ts'
import type { Ending } from '../../../platform/tables/column-values.ts'
import type { BookingRow } from '../../../platform/tables/booking-tables.ts'
import type { Visit } from '../../../platform/visit.server.ts'
import { namedPrice } from '../appointment-price.ts'
import { bookingColumns } from '../booking-record.table.server.ts'
import type { BookingTransition } from '../booking-transitions.ts'
import { askAgainAt, remindBefore } from '../emails/reminders.ts'

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
  const cancelReason = to === 'canceled' || to === 'rejected' ? reason : null
  let update = visit.db
    .updateTable('booking')
    .set({ status: to, cancelReason, endedAs, ...namedPrice(priceCents), remindAt, updatedAt: visit.now })
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
 * Adds it to this appointment, to the others of its series and to requests to move them, as long as they have none;
 * returns their ids.
 */
export async function setAddress(
  { db, now }: Visit,
  { id, seriesId }: Pick<BookingRow, 'id' | 'seriesId'>,
  pool: Pick<BookingRow, 'address' | 'city' | 'state' | 'zip'>,
): Promise<string[]> {
  const booking = db.selectFrom('booking').select('id')
  const ofSeries = booking.where((on) => on.or([on('id', '=', id), on('seriesId', '=', seriesId)]))
  const open = booking
    .where('id', 'in', ofSeries.union(booking.where('replacesId', 'in', ofSeries)))
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
