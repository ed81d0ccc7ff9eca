import { type ExpressionBuilder, sql } from 'kysely'

import type { BookingStatus } from '../../platform/tables/column-values.ts'
import type { Tables } from '../../platform/tables/tables.ts'
import type { Cursor } from '../../platform/cursor.ts'
import { isId } from '../../platform/id.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { canceledWithEarlier } from '../appointments/later-canceled.table.server.ts'
import { areBlocked, isParty } from '../appointments/parties.table.server.ts'
import { laterThan, olderThan } from '../../platform/database/after-cursor.server.ts'
import { containing } from '../../platform/database/containing.server.ts'
import { type BookingRecord, selectBookings } from './booking-record.table.server.ts'
import type { BookingParty, OpenCounts } from './booking.ts'
import { isNextOfSeries } from './series/series-ahead.table.server.ts'
import { customerChooses } from './suggestions/open-times.table.server.ts'

/** By when they were requested, newest first; or by their start, soonest or latest first. */
export type BookingOrder = 'newest' | 'soonest' | 'latest'

interface PageWanted {
  side: BookingParty
  personId: string
  status: BookingStatus | undefined
  order: BookingOrder
  /** What a customer has ahead is one row for each series, and what was canceled together is one for both parties. */
  isOver?: boolean
  search?: string
  cursor: Cursor | undefined
  limit: number
}

/** The bookings of one side. Only one status: several cannot be read in order from an index. */
export async function findPage(visit: Visit, wanted: PageWanted) {
  const { side, personId, status, order, isOver, search, cursor, limit } = wanted
  let found = selectBookings(visit)
    .where(side === 'pro' ? 'booking.proId' : 'booking.customerId', '=', personId)
    .limit(limit)
  if (status !== undefined) found = found.where('booking.status', '=', status)
  if (isOver !== undefined) found = found.where('booking.endsAt', isOver ? '<=' : '>', visit.now)
  if (isOver === false && side === 'customer') found = found.where(isNextOfSeries(visit.now))
  if (status === 'canceled' && order === 'latest') found = found.where(canceledWithEarlier, 'is not', true)
  if (search) found = found.where(mentions(search, side))
  const at = timeOf[order]
  const direction = order === 'soonest' ? 'asc' : 'desc'
  return found
    .where(direction === 'asc' ? laterThan('booking', cursor, at) : olderThan('booking', cursor, { at }))
    .orderBy(`booking.${at}`, direction)
    .orderBy('booking.id', direction)
    .execute()
}

/** Whether the other party's name or the service contains a text. */
function mentions(search: string, side: BookingParty) {
  const other = side === 'pro' ? 'booking.customerName' : 'pro.businessName'
  const columns = [other, 'booking.serviceName', 'booking.serviceType'] as const
  return (on: ExpressionBuilder<Tables, 'booking' | 'pro'>) =>
    on.or(columns.map((column) => on(column, 'ilike', containing(search))))
}

export const timeOf = { newest: 'createdAt', soonest: 'startsAt', latest: 'startsAt' } as const

/** The booking, if the person is one of its two parties; also undefined for a text that is not an id. */
export async function findBooking(visit: Visit, id: string, personId: string): Promise<BookingRecord | undefined> {
  if (!isId(id)) return undefined
  return selectBookings(visit).where('booking.id', '=', id).where(isParty('booking', personId)).executeTakeFirst()
}

/**
 * Until the transaction ends, neither party of this booking can delete their account or block the other (a block locks
 * the customer's account), and other changes of this pro's bookings wait. Locked before the booking, as everywhere; of
 * a person only what they are a party of.
 */
export async function lockParties({ db }: Visit, id: string, personId?: string): Promise<void> {
  if (!isId(id)) return
  const found = db
    .selectFrom('booking')
    .innerJoin('account as customer', 'customer.id', 'booking.customerId')
    .innerJoin('account as owner', 'owner.id', 'booking.proId')
    .innerJoin('pro', 'pro.accountId', 'booking.proId')
    .select('booking.id')
    .where('booking.id', '=', id)
  const own = personId === undefined ? found : found.where(isParty('booking', personId))
  await own.forKeyShare(['customer', 'owner']).forNoKeyUpdate('pro').execute()
}

/**
 * Until the transaction ends, nobody else can change this booking of the person, or the one that it replaces. Locks the
 * older row first, as every change of both does.
 */
export async function keepUnchanged({ db }: Visit, id: string, personId: string): Promise<void> {
  if (!isId(id)) return
  const replaced = db.selectFrom('booking').select('replacesId').where('id', '=', id)
  await db
    .selectFrom('booking')
    .select('id')
    .where((on) => on.or([on('id', '=', id), on('id', '=', replaced)]))
    .where(isParty('booking', personId))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** The open bookings between two people, soonest first. */
export async function findOpenBetween(visit: Visit, a: string, b: string) {
  return visit.db
    .selectFrom('booking')
    .innerJoin('pro', 'pro.accountId', 'booking.proId')
    .select(['id', 'status', 'customerId', 'proId', 'serviceName', 'serviceType', 'scheduledDate', 'scheduledTime'])
    .select(['booking.timeZone', 'startsAt', 'endsAt'])
    .select(customerChooses(visit.now).as('customerChooses'))
    .where('customerId', 'in', [a, b])
    .where('proId', 'in', [a, b])
    .where('status', 'in', ['pending', 'accepted'])
    .where('endsAt', '>', visit.now)
    .orderBy('startsAt')
    .orderBy('id')
    .execute()
}

/** What is ahead: a request whose start has passed no longer waits, even before it is canceled. */
export async function countOpen({ db, now }: Visit, side: BookingParty, personId: string): Promise<OpenCounts> {
  return db
    .selectFrom('booking')
    .innerJoin('pro', 'pro.accountId', 'booking.proId')
    .select(({ fn }) => [
      countPending(fn, now).as('pending'),
      countPending(fn, now).filterWhere(areBlocked('booking'), '=', false).as('acceptable'),
      fn.countAll<number>().filterWhere('status', '=', 'accepted').as('accepted'),
      idsToChoose('pending', now).as('toChoose'),
      idsToChoose('accepted', now).as('toMove'),
    ])
    .where(side === 'pro' ? 'proId' : 'customerId', '=', personId)
    .where('status', 'in', ['pending', 'accepted'])
    .where('endsAt', '>', now)
    .executeTakeFirstOrThrow()
}

const countPending = (fn: ExpressionBuilder<Tables, 'booking'>['fn'], now: Date) =>
  fn.countAll<number>().filterWhere('status', '=', 'pending').filterWhere('startsAt', '>', now)

const idsToChoose = (status: BookingStatus, now: Date) =>
  sql<string[]>`coalesce(array_agg(booking.id order by starts_at, booking.id)
    filter (where status = ${status} and ${customerChooses(now)}), '{}')`

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
