import { sql } from 'kysely'

import type { BookingStatus } from '../../platform/column-values.ts'
import type { Cursor } from '../../platform/cursor.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { laterThan, olderThan } from '../../platform/after-cursor.server.ts'
import { type BookingRecord, selectBookings } from './booking-record.table.server.ts'
import type { BookingParty, OpenCounts } from './booking.ts'

export type BookingOrder = 'newest' | 'soonest'

/** The bookings of one side, newest first or, if `order` says so, by start, soonest first. */
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
  let found = selectBookings(visit)
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
  return selectBookings(visit)
    .where('booking.id', '=', id)
    .where((on) => on.or([on('booking.customerId', '=', personId), on('booking.proId', '=', personId)]))
    .executeTakeFirst()
}

/** The open bookings between two people, soonest first. */
export async function findComingBetween(visit: Visit, a: string, b: string) {
  return visit.db
    .selectFrom('booking')
    .select(['id', 'status', 'customerId', 'proId', 'serviceName', 'serviceType', 'scheduledDate', 'scheduledTime'])
    .select(['timeZone', 'startsAt', 'endsAt'])
    .where('customerId', 'in', [a, b])
    .where('proId', 'in', [a, b])
    .where('status', 'in', ['pending', 'accepted'])
    .where('endsAt', '>', visit.now)
    .orderBy('startsAt')
    .orderBy('id')
    .execute()
}

/** A request whose start has passed no longer waits, even before it is canceled. */
export async function countOpen({ db, now }: Visit, side: BookingParty, personId: string): Promise<OpenCounts> {
  return db
    .selectFrom('booking')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('status', '=', 'pending').filterWhere('startsAt', '>', now).as('pending'),
      fn.countAll<number>().filterWhere('status', '=', 'accepted').as('accepted'),
    ])
    .where(side === 'pro' ? 'proId' : 'customerId', '=', personId)
    .executeTakeFirstOrThrow()
}

/** The customer's newest request with a full address, otherwise the newest with a ZIP code, otherwise the newest. */
export async function findLastPool({ db }: Visit, customerId: string) {
  return db
    .selectFrom('booking')
    .select(['address', 'city', 'state', 'zip', 'customerPhone as phone'])
    .where('customerId', '=', customerId)
    .orderBy((on) => on('zip', 'is', null))
    .orderBy((on) => on('address', 'is', null))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
