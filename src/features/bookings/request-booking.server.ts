import { createHash } from 'node:crypto'

import { newId } from '../../platform/id.ts'
import { refuseReuse } from '../../platform/idempotency.server.ts'
import { refuse } from '../../platform/refusal.ts'
import type { BookingRow } from '../../platform/booking-tables.ts'
import { plural } from '../../ui/format.ts'
import { type Actor, signedIn, transact, type Visit } from '../../platform/visit.server.ts'
import { defaultDuration } from '../availability/availability.ts'
import { requireFreeStart } from '../availability/availability.server.ts'
import { isActive } from '../memberships/membership.ts'
import { findBlocks } from '../messages/blocks.table.server.ts'
import { findOfferedService, lockOfferingPro } from './booking-offer.table.server.ts'
import { type BookingView, appointmentPrice } from './booking.ts'
import type { BookingRequest } from './booking.schema.ts'
import { readBooking } from './bookings.server.ts'
import { findOpenRequests, insertBooking } from './bookings.table.server.ts'
import { deleteKeys, findUsedKey, insertKey } from './idempotency-keys.table.server.ts'
import { recordChange } from './record-change.server.ts'
import { endChangedRequest, findReplaced, isRepeated, requireMovable, subjectOf } from './replace-booking.server.ts'
import { requestRefusal } from './request-refusal.ts'
import { daysInMs } from '../../platform/days.ts'

/** The most requests of one customer that may wait for one pro; RATE_LIMIT_SCALE multiplies it, as every limit. */
const maxOpen = 3
const keysKeptFor = daysInMs(7)

/** A pending booking with one pro. The same request sent twice, by its key or while it is pending, is the first one. */
export async function requestBooking(
  visit: Visit,
  request: BookingRequest,
  idempotencyKey?: string,
): Promise<BookingView> {
  const customer = signedIn(visit)
  await visit.limits('bookingRequest', customer.id)

  const id = newId(visit.now.getTime())
  const book = (visit: Visit) => bookAs(visit, id, customer, request)
  const bookOnce = (visit: Visit, key: string) =>
    once(visit, { accountId: customer.id, key, request }, () => book(visit))
  let booked: BookingView | undefined
  try {
    booked = await transact(visit, async (visit) =>
      readBooking(visit, await (idempotencyKey === undefined ? book(visit) : bookOnce(visit, idempotencyKey))),
    )
    return booked
  } finally {
    // What reached no pro, or was the same again, does not count.
    if (booked?.id !== id) await visit.limits.giveBack('bookingRequest', customer.id)
  }
}

/** A request can be repeated under its key for a week. */
export async function removeOldKeys(visit: Visit): Promise<void> {
  await deleteKeys(visit, new Date(visit.now.getTime() - keysKeptFor))
}

async function once(
  visit: Visit,
  { accountId, key, request }: { accountId: string; key: string; request: BookingRequest },
  book: () => Promise<string>,
): Promise<string> {
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('base64url')
  const used = await findUsedKey(visit, accountId, key)
  if (used) return used.requestHash === requestHash ? used.bookingId : refuseReuse()

  const bookingId = await book()
  if (await insertKey(visit, { accountId, key, requestHash, bookingId })) return bookingId
  const winner = await findUsedKey(visit, accountId, key)
  return winner?.requestHash === requestHash ? winner.bookingId : refuseReuse()
}

async function bookAs(visit: Visit, id: string, customer: Actor, request: BookingRequest): Promise<string> {
  const pro = (await lockOfferingPro(visit, request.proId, customer.id)) ?? refuse('missing', 'Professional not found.')
  const refusal = requestRefusal({ userId: pro.id, acceptsRequests: isActive(pro.membership) }, customer)
  if (refusal === 'own' || refusal === 'pro') refuse('forbidden', 'Only customers can request a service.')
  if ((await findBlocks(visit, customer.id, pro.id)).byThem) {
    refuse('forbidden', 'This professional does not take requests from you.', { code: 'BLOCKED' })
  }
  const service = request.serviceId === null ? null : await requireService(visit, pro.id, request.serviceId)
  const replaced = await findReplaced(visit, customer, { replacesId: request.replacesId, proId: pro.id })
  const { requestDate: date, requestTime: time } = request
  const open = (await findOpenRequests(visit, customer.id, pro.id)).filter(({ id }) => id !== replaced?.id)
  const same = startingAt(open, { date, time })
  if (same) return replaced === null || isRepeated(same, replaced) ? same.id : refuseTwo()
  if (replaced) requireMovable(visit, replaced, { date, time, open })
  refuseMoreThan(Math.max(1, Math.round(maxOpen * visit.config.rateLimitScale)), open.length)

  if (refusal === 'closed') {
    refuse('forbidden', 'This professional is not taking requests right now.', { code: 'PRO_NOT_ACCEPTING' })
  }
  const durationMinutes = service?.durationMinutes ?? defaultDuration
  const wanted = { date, time, durationMinutes, replacesId: replaced?.id }
  const start = await requireFreeStart(visit, pro.id, wanted)
  if (replaced) await endChangedRequest(visit, replaced)
  return insertOnce(visit, customer, {
    ...contents(visit, customer, request),
    ...offerOf(service),
    durationMinutes,
    id,
    proId: pro.id,
    timeZone: start.timeZone,
    startsAt: start.startsAt,
    endsAt: start.endsAt,
    replacesId: replaced && subjectOf(replaced),
  })
}

/** What the booking keeps of the service, whatever becomes of that one. */
function offerOf(service: Awaited<ReturnType<typeof requireService>> | null) {
  if (!service) return { serviceId: null, serviceName: null, priceCents: null, priceIsEstimate: false }
  return { serviceId: service.id, serviceName: service.name, ...appointmentPrice(service) }
}

async function requireService(visit: Visit, proId: string, serviceId: string) {
  return (await findOfferedService(visit, proId, serviceId)) ?? refuse('missing', 'This service is no longer offered.')
}

/** Two at once: the second finds the first one's row and gives that one back. */
async function insertOnce(visit: Visit, customer: Actor, booking: BookingRow): Promise<string> {
  if (await insertBooking(visit, booking)) {
    await recordChange(visit, booking, { kind: 'request', from: null, by: customer, reason: null })
    return booking.id
  }
  const { customerId, proId, scheduledDate: date, scheduledTime: time } = booking
  const winner = startingAt(await findOpenRequests(visit, customerId, proId), { date, time })
  return (
    winner?.id ??
    refuse('conflict', 'This request was sent twice and has just been answered. Please look at your bookings.')
  )
}

function startingAt(
  open: Awaited<ReturnType<typeof findOpenRequests>>,
  { date, time }: { date: string; time: string },
) {
  return open.find((request) => request.date === date && request.time === time)
}

function contents(visit: Visit, customer: Actor, request: BookingRequest) {
  return {
    status: 'pending',
    customerId: customer.id,
    serviceType: request.serviceType,
    scheduledDate: request.requestDate,
    scheduledTime: request.requestTime,
    customerName: request.customerName,
    customerEmail: request.email,
    customerPhone: request.phone,
    address: request.address,
    city: request.city,
    state: request.state,
    zip: request.zip,
    notes: request.description,
    cancelReason: null,
    createdAt: visit.now,
    updatedAt: visit.now,
  } as const
}

function refuseTwo(): never {
  refuse('conflict', 'You already asked this professional for that time. Please cancel that request first.')
}

function refuseMoreThan(max: number, open: number): void {
  if (open < max) return
  const message = `You have ${plural(max, 'open request')} with this professional. Please wait for an answer, or cancel one of them.`
  refuse('conflict', message, { code: 'TOO_MANY_OPEN' })
}
