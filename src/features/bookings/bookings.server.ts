import { type Cursor, pageOf } from '../../platform/cursor.ts'
import { isId } from '../../platform/id.ts'
import { refuse } from '../../platform/refusal.ts'
import { signedIn, type Visit } from '../../platform/visit.server.ts'
import {
  type BookingParty,
  type BookingView,
  type LostBooking,
  type OpenCounts,
  partyOf,
  type PoolPlace,
} from './booking.ts'
import type { BookingRecord } from './booking-record.table.server.ts'
import { isOpen, isOver } from './booking-transitions.ts'
import {
  type BookingOrder,
  countOpen,
  findBooking,
  findComingBetween,
  findLastPool,
  findPage,
  timeOf,
} from './bookings.table.server.ts'
import { findLost } from './lost-bookings.table.server.ts'
import { expireOwnRequests } from './expire-requests.server.ts'
import { presentBooking } from './present-booking.server.ts'
import type { BookingStatus, Role } from '../../platform/column-values.ts'

export interface BookingsWanted {
  status?: readonly BookingStatus[] | undefined
  /** One side only; a pro who also requests appointments from others has bookings on both. */
  side?: BookingParty | undefined
  /** Part of the other party's name or of the service. */
  search?: string | undefined
  /** Newest first by default; a cursor is valid for its own order only. */
  order?: ListOrder | undefined
  cursor?: Cursor | undefined
  /** 20 by default, 50 at most. */
  limit?: number | undefined
}

/** `upcoming`: what is ahead, soonest first, then what is over, latest first. */
export type ListOrder = BookingOrder | 'upcoming'

/** The bookings in which the caller is a party; `next` is the cursor of the next page. */
export async function listBookings(visit: Visit, wanted: BookingsWanted = {}) {
  signedIn(visit)
  await expireOwnRequests(visit)

  const { order = 'newest', limit = 20 } = wanted
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
  const { status: statuses, side, cursor, ...rest } = wanted
  const pages = sidesOf(role, side).flatMap((side) =>
    [...new Set(statuses ?? [undefined])].map((status) => findPage(visit, { ...rest, cursor, personId, side, status })),
  )
  return (await Promise.all(pages)).flat().toSorted(compare[wanted.order])
}

function placeOf(booking: BookingRecord, order: ListOrder, now: Date): Omit<Cursor, 'id'> {
  if (order !== 'upcoming') return { at: booking[timeOf[order]] }
  return { at: booking.startsAt, ...(isOver(booking, now) && { past: true }) }
}

export async function getBooking(visit: Visit, id: string): Promise<BookingView> {
  await expireOwnRequests(visit)
  return readBooking(visit, id)
}

/** For the transaction that writes it: once that is committed, no later read can fail. */
export async function readBooking(visit: Visit, id: string): Promise<BookingView> {
  const booking = await findOwn(visit, id)
  return booking ? presentBooking(visit, booking) : refuse('missing', 'Booking not found.')
}

/** The caller's booking, if its other party is this person. */
export async function bookingBetween(visit: Visit, id: string, personId: string): Promise<BookingView | null> {
  await expireOwnRequests(visit)
  const booking = await findOwn(visit, id)
  return booking && partyOf(booking, personId) ? presentBooking(visit, booking) : null
}

/** The open bookings of the caller and this person, soonest first. */
export async function openBookingsWith(visit: Visit, personId: string) {
  const { id } = signedIn(visit)
  const coming = isId(personId) ? await findComingBetween(visit, id, personId) : []
  return coming.filter((booking) => isOpen(booking, visit.now))
}

/** The caller's booking in its lists: its status, and the cursor of a page that begins with it. */
export async function positionOf(visit: Visit, id: string, side: BookingParty) {
  await expireOwnRequests(visit)
  const booking = await findOwn(visit, id)
  if (!booking || partyOf(booking, signedIn(visit).id) !== side) return undefined
  const before = (order: ListOrder): Cursor => {
    const { at, past } = placeOf(booking, order, visit.now)
    const isAscending = order === 'soonest' || (order === 'upcoming' && !past)
    return { at: new Date(at.getTime() + (isAscending ? -1 : 1)), id, past }
  }
  return { status: booking.status, before }
}

/** The caller's request, as long as it waits for an answer. */
export async function ownRequest(visit: Visit, id: string): Promise<BookingView | null> {
  const booking = await findOwn(visit, id)
  return booking?.status === 'pending' && booking.customerId === signedIn(visit).id
    ? presentBooking(visit, booking)
    : null
}

async function findOwn(visit: Visit, id: string): Promise<BookingRecord | undefined> {
  const person = signedIn(visit)
  return isId(id) ? findBooking(visit, id, person.id) : undefined
}

/** How many of the caller's bookings are open, on one side. */
export async function countOpenBookings(visit: Visit, side: BookingParty): Promise<OpenCounts> {
  return countOpen(visit, side, signedIn(visit).id)
}

/** The caller's pool address and the phone number to call there, from their last request: few people have two pools. */
export async function lastPoolOf(visit: Visit): Promise<(PoolPlace & { phone: string }) | null> {
  return (await findLastPool(visit, signedIn(visit).id)) ?? null
}

/** The ZIP code of a homeowner's pool; null for everybody else, and until it is known. */
export async function lastZipOf(visit: Visit): Promise<string | null> {
  return visit.actor?.role === 'customer' ? ((await lastPoolOf(visit))?.zip ?? null) : null
}

/** The caller's requests that pros declined, canceled or left unanswered, unless another pro was asked since. */
export async function lostBookings(visit: Visit): Promise<LostBooking[]> {
  await expireOwnRequests(visit)
  return findLost(visit, signedIn(visit).id)
}

function sidesOf(role: Role, side: BookingParty | undefined): BookingParty[] {
  if (side) return [side]
  return role === 'pro' ? ['pro', 'customer'] : ['customer']
}

const compare = {
  newest: (a: BookingRecord, b: BookingRecord) =>
    b.createdAt.getTime() - a.createdAt.getTime() || b.id.localeCompare(a.id),
  soonest: (a: BookingRecord, b: BookingRecord) =>
    a.startsAt.getTime() - b.startsAt.getTime() || a.id.localeCompare(b.id),
  latest: (a: BookingRecord, b: BookingRecord) => compare.soonest(b, a),
} satisfies Record<BookingOrder, unknown>
