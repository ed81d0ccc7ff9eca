import { newestFirst } from '../../../platform/database/after-cursor.server.ts'
import { type Cursor, pageOf, usualPageSize } from '../../../platform/cursor.ts'
import { later } from '../../../platform/durations.ts'
import { type BookingStatus, bookingStatuses, type Role } from '../../../platform/tables/column-values.ts'
import { signedIn, type Visit } from '../../../platform/visit.server.ts'
import { type BookingParty, partyOf } from '../booking.ts'
import type { BookingRecord } from '../booking-record.table.server.ts'
import { isOver } from '../booking-transitions.ts'
import { findOwnBooking } from '../bookings.server.ts'
import { type BookingOrder, findPage, timeOf } from '../bookings.table.server.ts'
import { expireOwnRequests } from '../changes/expire-requests.server.ts'
import { presentBooking } from '../present-booking.server.ts'
import { shownWith } from '../series/series-ahead.server.ts'

export interface BookingsWanted {
  status?: readonly BookingStatus[]
  /** One side only; a pro who also requests appointments from others has bookings on both. */
  side?: BookingParty
  /** Part of the other party's name or of the service. */
  search?: string
  /** Newest first by default; a cursor is valid for its own order only. */
  order?: ListOrder
  cursor?: Cursor
  /** 20 by default. */
  limit?: number
}

/**
 * `upcoming`: what is ahead, soonest first, for a customer only the next one of a series; then what is over, latest
 * first.
 */
export type ListOrder = BookingOrder | 'upcoming'

/** The bookings in which the caller is a party; `next` is the cursor of the next page. */
export async function listBookings(visit: Visit, wanted: BookingsWanted = {}) {
  signedIn(visit)
  await expireOwnRequests(visit)

  const { order = 'newest', limit = usualPageSize } = wanted
  const beyond = { ...wanted, limit: limit + 1 }
  const found =
    order === 'upcoming' ? await findUpcoming(visit, beyond) : await findInOrder(visit, { ...beyond, order })
  const { rows, next } = pageOf(found, limit, (booking) => placeOf(booking, order, visit.now))
  return { bookings: rows.map((booking) => presentBooking(visit, booking)), next }
}

interface Beyond extends BookingsWanted {
  limit: number
}

async function findUpcoming(visit: Visit, wanted: Beyond): Promise<BookingRecord[]> {
  const { cursor, limit } = wanted
  const ahead = cursor?.past ? [] : await findInOrder(visit, { ...wanted, order: 'soonest', isOver: false })
  if (ahead.length >= limit) return ahead
  const from = cursor?.past ? cursor : undefined
  return [...ahead, ...(await findInOrder(visit, { ...wanted, order: 'latest', isOver: true, cursor: from }))]
}

async function findInOrder(visit: Visit, wanted: Beyond & { order: BookingOrder; isOver?: boolean }) {
  const { id: personId, role } = signedIn(visit)
  const { status: statuses, cursor, ...rest } = wanted
  const wantedStatuses = new Set(statuses ?? bookingStatuses)
  const each = wantedStatuses.size === bookingStatuses.length ? [undefined] : [...wantedStatuses]
  const pages = sidesOf(role, wanted.side).flatMap((side) =>
    each.map((status) => findPage(visit, { ...rest, cursor, personId, side, status })),
  )
  return (await Promise.all(pages)).flat().toSorted(compare[wanted.order])
}

function placeOf(booking: BookingRecord, order: ListOrder, now: Date): Omit<Cursor, 'id'> {
  if (order !== 'upcoming') return { at: booking[timeOf[order]] }
  return { at: booking.startsAt, ...(isOver(booking, now) && { past: true }) }
}

/**
 * The caller's booking in its lists: its status, the booking whose card or row shows it, whether it has to be opened
 * there, and the cursor of a page that begins there.
 */
export async function positionOf(visit: Visit, id: string, side: BookingParty) {
  await expireOwnRequests(visit)
  const booking = await findOwnBooking(visit, id)
  if (!booking || partyOf(booking, signedIn(visit).id) !== side) return undefined
  const next = await shownWith(visit, booking)
  const card = side === 'customer' || booking.status === 'canceled' ? next : booking
  const before = (order: ListOrder): Cursor => {
    const { at, past } = placeOf(card, order, visit.now)
    const isAscending = order === 'soonest' || (order === 'upcoming' && !past)
    return { at: later(at, isAscending ? -1 : 1), id: card.id, past }
  }
  return { status: booking.status, cardId: card.id, isClosed: next.id !== id, before }
}

function sidesOf(role: Role, side: BookingParty | undefined): BookingParty[] {
  if (side) return [side]
  return role === 'pro' ? ['pro', 'customer'] : ['customer']
}

const compare = {
  newest: newestFirst('createdAt'),
  soonest: (a: BookingRecord, b: BookingRecord) => compare.latest(b, a),
  latest: newestFirst('startsAt'),
} satisfies Record<BookingOrder, unknown>
