import { sql } from 'kysely'

import type { Cursor } from '../../platform/cursor.ts'
import { newId } from '../../platform/id.ts'
import type { BookingRow } from '../../platform/booking-tables.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { laterThan, olderThan } from '../../platform/after-cursor.server.ts'
import type { BookingParty, BookingStatus, BookingTransition, BookingView } from './booking.ts'

export type BookingOrder = 'newest' | 'soonest'
export type BookingRecord = Awaited<ReturnType<typeof findPage>>[number]

/** One side's bookings, newest first; by their start, where `order` says so, the soonest first. */
export async function findPage(
  visit: Visit,
  page: {
    side: BookingParty
    personId: string
    statuses: readonly BookingStatus[] | undefined
    order: BookingOrder
    cursor: Cursor | undefined
    limit: number
  },
) {
  const { side, personId, statuses, order, cursor, limit } = page
  let found = bookingsWithNames(visit)
    .where(side === 'pro' ? 'booking.proId' : 'booking.customerId', '=', personId)
    .limit(limit)
  if (statuses !== undefined) found = found.where('booking.status', '=', sql<BookingStatus>`any(${statuses})`)
  const inOrder =
    order === 'soonest'
      ? found
          .where(laterThan('booking', cursor, 'startsAt'))
          .orderBy('booking.startsAt')
          .orderBy('booking.id')
      : found.where(olderThan('booking', cursor)).orderBy('booking.createdAt', 'desc').orderBy('booking.id', 'desc')
  return inOrder.execute()
}

/** The booking, if the person is one of its two parties. */
export async function findBooking(visit: Visit, id: string, personId: string): Promise<BookingRecord | undefined> {
  return bookingsWithNames(visit)
    .where('booking.id', '=', id)
    .where((on) => on.or([on('booking.customerId', '=', personId), on('booking.proId', '=', personId)]))
    .executeTakeFirst()
}

export async function countByStatus(visit: Visit, side: BookingParty, personId: string) {
  return visit.db
    .selectFrom('booking')
    .select((of) => ['status', of.fn.countAll<number>().as('count')])
    .where(side === 'pro' ? 'proId' : 'customerId', '=', personId)
    .groupBy('status')
    .execute()
}

/** The address in the customer's newest request that has a street. */
export async function findLastPool({ db }: Visit, customerId: string) {
  return db
    .selectFrom('booking')
    .select(['address', 'city', 'state', 'zip', 'customerPhone as phone'])
    .where('customerId', '=', customerId)
    .where('address', 'is not', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** False when the same customer already has a pending request for that pro and start. */
export async function insertBooking(visit: Visit, booking: BookingRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await visit.db
    .insertInto('booking')
    .values(booking)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** The customer's requests that wait for this pro. */
export async function findOpenRequests(visit: Visit, customerId: string, proId: string) {
  return visit.db
    .selectFrom('booking')
    .select(['id', 'scheduledDate as date', 'scheduledTime as time', 'replacesId'])
    .where('customerId', '=', customerId)
    .where('proId', '=', proId)
    .where('startsAt', '>', visit.now)
    .where('status', '=', sql.lit('pending'))
    .execute()
}

/** Only of a booking that still has the status the transition starts from: of two people acting at once the second sets nothing. */
export async function setBookingStatus(
  visit: Visit,
  id: string,
  { from, to }: Pick<BookingTransition, 'from' | 'to'>,
  reason: string | null,
): Promise<BookingRow | undefined> {
  return visit.db
    .updateTable('booking')
    .set({ status: to, cancelReason: to === 'canceled' || to === 'rejected' ? reason : null, updatedAt: visit.now })
    .where('id', '=', id)
    .where('status', '=', from)
    .returning(columns)
    .executeTakeFirst()
}

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

/** Requests whose start has passed, the earliest first: everybody's, or those of one party. */
export async function findPastPending(
  visit: Visit,
  { partyId, limit }: { partyId?: string; limit: number },
): Promise<string[]> {
  let query = visit.db
    .selectFrom('booking')
    .select('id')
    .where('status', '=', sql.lit('pending'))
    .where('startsAt', '<=', visit.now)
  if (partyId !== undefined) {
    query = query.where((on) => on.or([on('customerId', '=', partyId), on('proId', '=', partyId)]))
  }
  const rows = await query.orderBy('startsAt').limit(limit).execute()
  return rows.map(({ id }) => id)
}

// Columns by name, since only statements without an asterisk are prepared.
const columns = [
  'booking.id',
  'booking.status',
  'booking.customerId',
  'booking.proId',
  'booking.serviceId',
  'booking.serviceName',
  'booking.serviceType',
  'booking.scheduledDate',
  'booking.scheduledTime',
  'booking.timeZone',
  'booking.startsAt',
  'booking.endsAt',
  'booking.durationMinutes',
  'booking.priceCents',
  'booking.priceIsEstimate',
  'booking.customerName',
  'booking.customerEmail',
  'booking.customerPhone',
  'booking.address',
  'booking.city',
  'booking.state',
  'booking.zip',
  'booking.notes',
  'booking.cancelReason',
  'booking.createdAt',
  'booking.updatedAt',
  'booking.replacesId',
] as const

function bookingsWithNames(visit: Visit) {
  return visit.db
    .selectFrom('booking')
    .innerJoin('account as customer', 'customer.id', 'booking.customerId')
    .innerJoin('account as owner', 'owner.id', 'booking.proId')
    .innerJoin('pro', 'pro.accountId', 'booking.proId')
    .leftJoin('review', 'review.bookingId', 'booking.id')
    .leftJoin('booking as replaced', 'replaced.id', 'booking.replacesId')
    .select(columns)
    .select([
      'customer.firstName as customerFirstName',
      'customer.lastName as customerLastName',
      'owner.firstName as proFirstName',
      'owner.lastName as proLastName',
      'pro.businessName',
      'review.id as reviewId',
      'review.rating as reviewRating',
      'review.comment as reviewComment',
      'review.proResponse',
      'replaced.scheduledDate as replacedDate',
      'replaced.scheduledTime as replacedTime',
      'replaced.status as replacedStatus',
      'replaced.cancelReason as replacedReason',
      'replaced.startsAt as replacedStart',
      timeTaken(visit.now).as('timeTaken'),
      replacement.as('replacement'),
    ])
}

const replacement = sql<BookingView['replacement']>`(
  select jsonb_build_object('status', next.status, 'scheduledDate', next.scheduled_date, 'scheduledTime', next.scheduled_time)
  from booking as next where next.replaces_id = booking.id order by next.created_at desc, next.id desc limit 1)`

// The rule of `isTaken`, for a page of bookings in one query. A visit that would make way takes no time.
const timeTaken = (now: Date) => sql<boolean>`booking.status = 'pending' and exists (
  select from booking_slot as claimed
  join booking as held on held.id = claimed.booking_id
  where claimed.pro_id = booking.pro_id
    and claimed.slot > booking.starts_at - (pro.buffer_minutes + 15) * interval '1 minute'
    and claimed.slot < booking.ends_at + pro.buffer_minutes * interval '1 minute'
    and held.ends_at > booking.starts_at - pro.buffer_minutes * interval '1 minute'
    and held.starts_at < booking.ends_at + pro.buffer_minutes * interval '1 minute'
    and (held.id is distinct from booking.replaces_id or held.status <> 'accepted' or held.starts_at <= ${now}))`
