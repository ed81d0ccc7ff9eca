import { sql } from 'kysely'

import type { BookingStatus } from '../../platform/column-values.ts'
import type { BookingRow } from '../../platform/booking-tables.ts'
import { newId } from '../../platform/id.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { bookingColumns } from './booking-record.table.server.ts'
import type { BookingTransition } from './booking-transitions.ts'
import { askAgainAt, askToCompleteAfter, remindBefore } from './reminders.ts'

export async function insertBooking(visit: Visit, booking: BookingRow): Promise<void> {
  await visit.db
    .insertInto('booking')
    .values({ ...booking, remindAt: askAgainAt(booking) })
    .execute()
}

/** Updates only while the status is still `from`, so the second of two concurrent changes does nothing. */
export async function setBookingStatus(
  visit: Visit,
  id: string,
  { from, to }: Pick<BookingTransition, 'from' | 'to'>,
  { reason, priceCents }: { reason: string | null; priceCents?: number | undefined },
): Promise<BookingRow | undefined> {
  const price = priceCents === undefined ? {} : { priceCents, priceIsEstimate: false }
  const cancelReason = to === 'canceled' || to === 'rejected' ? reason : null
  return visit.db
    .updateTable('booking')
    .set({ status: to, cancelReason, ...price, updatedAt: visit.now })
    .set({ remindAt: to === 'accepted' ? aboutAppointment(visit.now) : null })
    .where('id', '=', id)
    .where('status', '=', from)
    .returning(bookingColumns)
    .executeTakeFirst()
}

/** The next reminder: before the appointment if there is time for one, otherwise after it. */
const aboutAppointment = (now: Date) => sql<Date>`case when starts_at > ${new Date(now.getTime() + remindBefore)}
  then starts_at - ${remindBefore} * interval '1 ms' else ends_at + ${askToCompleteAfter} * interval '1 ms' end`

/** Records who changed it, when, from what, to what and why: one row per change, in the same transaction. */
export async function insertEvent(
  visit: Visit,
  event: {
    bookingId: string
    actorId: string | null
    from: BookingStatus | null
    to: BookingStatus
    reason: string | null
  },
): Promise<void> {
  const { bookingId, actorId, from, to, reason } = event
  await visit.db
    .insertInto('bookingEvent')
    .values({ id: newId(), bookingId, actorId, fromStatus: from, toStatus: to, reason, at: visit.now })
    .execute()
}
