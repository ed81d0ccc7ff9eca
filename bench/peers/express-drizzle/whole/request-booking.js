import { createHash, randomUUID } from 'node:crypto'

import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'

import { db } from '../database.js'
import { membership, service } from '../schema.js'
import { requireFreeStart } from './free-start.js'
import { giveBack, limit, maxOpenRequests } from './limits.js'
import { hurry } from './mail-queue.js'
import { customers, findBooking, owners, partyColumns, present } from './parties.js'
import { recordChange } from './record-change.js'
import { refuse } from './refuse.js'
import { block, booking, idempotencyKey, pro } from './schema.js'

const optional = (max) => z.string().trim().max(max).nullish().default(null)
const Request = z.object({
  customerName: z.string().trim().min(2).max(100),
  email: z.email(),
  phone: z
    .string()
    .trim()
    .max(40)
    .regex(/(\D*\d){10}/),
  requestDate: z.iso.date(),
  requestTime: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  serviceType: z.string().trim().min(1).max(100),
  description: z.string().trim().min(10).max(4000),
  proId: z.uuid(),
  serviceId: z.uuid().nullish().default(null),
  address: optional(200),
  city: optional(100),
  state: optional(50),
  zip: optional(10),
})

export async function requestBooking(account, input, key) {
  const request = Request.parse(input)
  await limit('write', account.id)
  await limit('bookingRequest', account.id)
  let made
  try {
    made = await db.transaction((tx) => (key ? once(tx, account, request, key) : book(tx, account, request)))
    return made.answer
  } finally {
    if (made?.isNew) hurry()
    else await giveBack('bookingRequest', account.id)
  }
}

async function once(tx, account, request, key) {
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('base64url')
  const mine = and(eq(idempotencyKey.accountId, account.id), eq(idempotencyKey.key, key))
  const [used] = await tx.select().from(idempotencyKey).where(mine)
  if (used && used.requestHash !== requestHash) refuse(409, 'This key was used for another request')
  if (used) return { answer: await answerAgain(tx, used.bookingId, account), isNew: false }
  const made = await book(tx, account, request)
  const row = { accountId: account.id, key, requestHash, bookingId: made.answer.id, createdAt: new Date() }
  const kept = await tx.insert(idempotencyKey).values(row).onConflictDoNothing().returning()
  if (kept.length === 0) refuse(409, 'This key is being used')
  return made
}

async function book(tx, customer, request) {
  const parties = await lockParties(tx, request.proId, customer.id)
  if (!parties) refuse(404, 'Professional not found')
  if (customer.role === 'pro') refuse(403, 'Only customers can request a service')
  const blocks = await tx
    .select({ by: block.blockerId })
    .from(block)
    .where(and(eq(block.blockerId, parties.proId), eq(block.blockedId, customer.id)))
  if (blocks.length > 0) refuse(403, 'This professional does not take requests from you')
  const wanted = request.serviceId === null ? undefined : await requireService(tx, parties.proId, request.serviceId)

  const open = await openRequests(tx, customer.id, parties.proId)
  const same = open.find(({ date, time }) => date === request.requestDate && time === request.requestTime)
  if (same) return { answer: await answerAgain(tx, same.id, customer), isNew: false }
  if (open.length >= maxOpenRequests) refuse(409, 'Too many open requests')
  if (!['active', 'trial'].includes(parties.standing)) refuse(403, 'This professional takes no requests')

  const durationMinutes = wanted?.durationMinutes ?? 60
  const when = { date: request.requestDate, time: request.requestTime, durationMinutes }
  const span = await requireFreeStart(tx, parties, when)
  const [made] = await tx
    .insert(booking)
    .values({
      ...contents(request, customer),
      ...priceOf(wanted),
      ...span,
      timeZone: parties.timeZone,
      durationMinutes,
    })
    .onConflictDoNothing()
    .returning()
  if (!made) refuse(409, 'This request was sent twice')
  await recordChange(tx, { booking: made, kind: 'request', from: null, by: customer, reason: null, parties })
  return { answer: present(made, parties, customer), isNew: true }
}

/** One customer's requests take turns, so that the limit on open ones holds. */
async function lockParties(tx, proId, customerId) {
  const [parties] = await tx
    .select({ ...partyColumns, standing: sql`membership_standing(membership, now())` })
    .from(pro)
    .innerJoin(owners, eq(owners.id, pro.accountId))
    .innerJoin(customers, eq(customers.id, customerId))
    .leftJoin(membership, eq(membership.accountId, pro.accountId))
    .where(and(eq(pro.accountId, proId), isNotNull(pro.approvedAt)))
    .for('no key update', { of: customers })
  return parties
}

async function requireService(tx, proId, id) {
  const [found] = await tx
    .select()
    .from(service)
    .where(and(eq(service.id, id), eq(service.proId, proId), isNull(service.archivedAt)))
  return found ?? refuse(404, 'This service is no longer offered')
}

async function answerAgain(tx, id, customer) {
  const { booking, parties } = await findBooking(tx, id, customer.id)
  return present(booking, parties, customer)
}

function openRequests(tx, customerId, proId) {
  return tx
    .select({ id: booking.id, date: booking.scheduledDate, time: booking.scheduledTime })
    .from(booking)
    .where(
      and(
        eq(booking.customerId, customerId),
        eq(booking.proId, proId),
        gt(booking.startsAt, new Date()),
        eq(booking.status, 'pending'),
      ),
    )
}

function contents(request, customer) {
  const now = new Date()
  return {
    id: randomUUID(),
    status: 'pending',
    customerId: customer.id,
    proId: request.proId,
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
    createdAt: now,
    updatedAt: now,
  }
}

function priceOf(wanted) {
  if (!wanted) return {}
  const { id: serviceId, name: serviceName, priceType, priceCents, durationMinutes } = wanted
  if (priceType === 'estimate') return { serviceId, serviceName }
  if (priceType === 'fixed') return { serviceId, serviceName, priceCents }
  return { serviceId, serviceName, priceCents: Math.round((priceCents * durationMinutes) / 60), priceIsEstimate: true }
}
