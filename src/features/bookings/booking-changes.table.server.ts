import { sql } from 'kysely'

import type { BookingRow } from '../../platform/booking-tables.ts'
import { newId } from '../../platform/id.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { bookingColumns } from './booking-record.table.server.ts'
import type { BookingTransition } from './booking-transitions.ts'
import type { BookingStatus } from './booking.ts'
import { askAgainAt, askToCompleteAfter, remindBefore } from './reminders.ts'

export async function insertBooking(visit: Visit, booking: BookingRow): Promise<void> {
  await visit.db
    .insertInto('booking')
    .values({ ...booking, remindAt: askAgainAt(booking) })
    .execute()
}

/** Only of a booking that still has the status the transition starts from: of two people acting at once the second sets nothing. */
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

/** Before it, where there is time for that, else after it. */
const aboutAppointment = (now: Date) => sql<Date>`case when starts_at > ${new Date(now.getTime() + remindBefore)}
  then starts_at - ${remindBefore} * interval '1 ms' else ends_at + ${askToCompleteAfter} * interval '1 ms' end`

/** Who, when, from, to and why: one line for each change, written with it. */
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
