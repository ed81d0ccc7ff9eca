import { newId } from '../../../platform/id.ts'
import { refuse, refuseFields } from '../../../platform/refusal.ts'
import type { PictureRow } from '../../../platform/tables/account-tables.ts'
import type { BookingRow } from '../../../platform/tables/booking-tables.ts'
import { type Actor, signedIn, transact, type Visit } from '../../../platform/visit.server.ts'
import { requireFreeStart } from '../../availability/availability.server.ts'
import { instantOf } from '../../availability/local-time.ts'
import { storePhotos } from '../../media/pictures.server.ts'
import { findAddress } from '../../places/places.server.ts'
import { type BookingView, mostPhotos, tooManyPhotos } from '../booking.ts'
import type { BookingRecord } from '../booking-record.table.server.ts'
import type { BookingRequest } from '../booking.schema.ts'
import { readBooking } from '../bookings.server.ts'
import { insertBooking } from '../changes/booking-changes.table.server.ts'
import { recordChange } from '../changes/record-change.server.ts'
import { isSameRepeat, repeatOfRow } from '../series/repeats.ts'
import { requireSeries, wantedRepeat } from '../series/request-series.server.ts'
import {
  endChangedRequest,
  lockReplaced,
  takePhotosAlong,
  replacesSame,
  requireReschedulable,
  subjectOf,
} from '../rescheduling/reschedule-booking.server.ts'
import { requireOffer, requireOfferingPro, requireShownTerms } from './booking-offer.server.ts'
import { onceByKey } from './idempotency-keys.server.ts'
import { newBooking, requestedTime } from './new-booking.ts'
import { type OpenRequest, openRequests, refuseSecondRequest, requireRoom, startingAt } from './open-requests.server.ts'

/**
 * Requests a booking from one pro. The same request sent twice, by its key or while it is pending, returns the first
 * booking.
 */
export async function requestBooking(visit: Visit, asked: Asked, idempotencyKey?: string): Promise<BookingView> {
  const customer = signedIn(visit)
  const { photos: files = [], ...request } = asked
  requireKnownZip(request)
  requireFewPhotos(files)
  await visit.limits('bookingRequest', customer.id)

  const id = newId()
  const use = { accountId: customer.id, key: idempotencyKey, request }
  let booked: BookingView | undefined
  try {
    // Stored photos count toward their limit even if the request is refused, so what cannot be booked is refused first.
    if (files.length > 0) await transact(visit, (visit) => decide(visit, { id, customer, request }))
    const photos = await storePhotos(visit, 'message', files)
    booked = await transact(visit, async (visit) =>
      readBooking(visit, await onceByKey(visit, use, () => book(visit, { id, customer, request, photos }))),
    )
    return booked
  } finally {
    if (booked?.id !== id) await countUnsent(visit, customer)
  }
}

/** Repeats, and requests that reached no pro, count toward a wider limit: a slow line or a taken time costs nothing. */
async function countUnsent({ limits }: Visit, customer: Actor): Promise<void> {
  await limits.giveBack('bookingRequest', customer.id)
  await limits('unsentBookingRequest', customer.id)
}

/** A request; a page adds what it showed of each service, and the photos that were chosen. */
type Asked = BookingRequest & { shown?: string; photos?: readonly File[] }

/** Returns the id of the booking: the given one, or that of an identical open request. */
async function book(visit: Visit, { photos, ...wanted }: Wanted & { photos: readonly PictureRow[] }): Promise<string> {
  const { same, booking, replaced } = await decide(visit, wanted)
  if (same) return same.id

  if (replaced) await endChangedRequest(visit, replaced)
  await insertBooking(visit, booking)
  if (replaced) await takePhotosAlong(visit, replaced, booking.id)
  const insteadOf = replaced && subjectOf(replaced)
  await recordChange(visit, booking, { kind: 'request', by: wanted.customer, reason: null, insteadOf, photos })
  return booking.id
}

interface Wanted {
  /** The id of the new booking, unless an identical one is found. */
  id: string
  customer: Actor
  request: Omit<Asked, 'photos'>
}

/**
 * What is to be booked in place of what, or the identical open request; refuses what cannot be booked, and writes
 * nothing.
 */
async function decide(visit: Visit, wanted: Wanted): Promise<Decision> {
  const terms = await findTerms(visit, wanted)
  const { replaced, open, startsAt } = terms
  const same = startingAt(open, startsAt)
  if (!same) return { booking: await decideNew(visit, wanted, terms), replaced }
  return asksFor(same, wanted.request, replaced) ? { same } : refuseSecondRequest()
}

type Terms = Awaited<ReturnType<typeof findTerms>>

/** From whom, in place of what, at which price and when, and what else the customer has asked this pro for. */
async function findTerms(visit: Visit, { customer, request }: Wanted) {
  const pro = await requireOfferingPro(visit, request.proId, customer)
  const replaced = await lockReplaced(visit, customer, { replacesId: request.replacesId, proId: pro.id })
  const offer = await requireOffer(visit, request, replaced)
  const time = requestedTime(request, offer)
  const open = await openRequests(visit, customer.id, pro.id, replaced)
  // Compared as instants: the business may have moved to another time zone meanwhile.
  const startsAt = instantOf(pro.timeZone, time.date, time.time)
  return { pro, replaced, offer, time, open, startsAt }
}

async function decideNew(visit: Visit, { id, customer, request }: Wanted, terms: Terms): Promise<BookingRow> {
  const { pro, replaced, offer, time, open, startsAt } = terms
  requireShownTerms(offer, request.shown)
  const andLater = wantedRepeat(request, replaced) !== null
  if (replaced) requireReschedulable(visit, replaced, { startsAt: andLater ? null : startsAt, open })
  requireRoom(visit, open)
  if (!pro.acceptsRequests) refuseClosed()

  const start = await requireFreeStart(visit, pro.id, { ...time, replacesId: replaced?.id, andLater })
  const series = await requireSeries(visit, { id, request, replaced, timeZone: start.timeZone })
  const replacesId = replaced && subjectOf(replaced).id
  const parties = { customerId: customer.id, proId: pro.id }
  return newBooking({ id, ...parties, replacesId, request, offer, start, series, now: visit.now })
}

type Decision =
  | { same: OpenRequest; booking?: never; replaced?: never }
  | { same?: never; booking: BookingRow; replaced: BookingRecord | null }

/**
 * Its words may differ, but one appointment is not eight. A change that says nothing about repeating repeats as before.
 */
function asksFor(open: OpenRequest, { repeat }: BookingRequest, replaced: BookingRecord | null): boolean {
  if (replaced && !replacesSame(open, replaced)) return false
  const isAsBefore = repeat === undefined && replaced !== null && replaced.status !== 'accepted'
  return isAsBefore || isSameRepeat(repeat, repeatOfRow(open))
}

/** A place may be left out or incomplete, but not one that does not exist. */
function requireKnownZip({ city, state, zip }: BookingRequest): void {
  if (zip === null) return
  const found = findAddress({ city: city ?? '', state: state ?? '', zip })
  if ('problem' in found) refuseFields({ zip: found.problem })
}

function requireFewPhotos({ length }: readonly File[]): void {
  if (length > mostPhotos) refuseFields({ picture: tooManyPhotos })
}

function refuseClosed(): never {
  refuse('forbidden', 'This professional is not taking requests right now.', { code: 'PRO_NOT_ACCEPTING' })
}
