// A booking alone: the row itself, its history and its claim on the time.
import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'
import { z } from 'zod'

import { db } from './database.js'
import { booking, bookingEvent, bookingSlot, membership, pro } from './schema.js'

const Request = z.object({
  customerName: z.string().min(2),
  email: z.email(),
  phone: z.string().min(10),
  requestDate: z.iso.date(),
  requestTime: z.string(),
  serviceType: z.string().min(1),
  description: z.string().min(10),
  proId: z.uuid(),
})

export async function requestBooking(account, input) {
  const request = Request.parse(input)
  return db.transaction(async (tx) => {
    const [offer] = await tx
      .select()
      .from(pro)
      .leftJoin(membership, eq(membership.accountId, pro.accountId))
      .where(eq(pro.accountId, request.proId))
    if (!offer) throw Object.assign(new Error('Not found'), { status: 404 })
    if (offer.membership?.status !== 'active') throw Object.assign(new Error('Not accepting'), { status: 403 })
    const startsAt = new Date(`${request.requestDate}T${request.requestTime}:00Z`)
    const now = new Date()
    const [made] = await tx
      .insert(booking)
      .values({
        id: randomUUID(),
        status: 'pending',
        customerId: account.id,
        proId: request.proId,
        serviceType: request.serviceType,
        scheduledDate: request.requestDate,
        scheduledTime: request.requestTime,
        timeZone: offer.pro.timeZone,
        startsAt,
        endsAt: new Date(startsAt.getTime() + 3_600_000),
        durationMinutes: 60,
        customerName: request.customerName,
        customerEmail: request.email,
        customerPhone: request.phone,
        notes: request.description,
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    await tx.insert(bookingEvent).values(event(made.id, account.id, null, 'pending', now))
    return made
  })
}

const Change = z.object({ status: z.enum(['accepted', 'rejected', 'completed', 'canceled']) })

export async function changeStatus(account, id, input) {
  const { status } = Change.parse(input)
  return db.transaction(async (tx) => {
    const now = new Date()
    const [moved] = await tx
      .update(booking)
      .set({ status, updatedAt: now })
      .where(and(eq(booking.id, id), eq(booking.proId, account.id), eq(booking.status, 'pending')))
      .returning()
    if (!moved) return undefined
    const quarters = (moved.endsAt.getTime() - moved.startsAt.getTime()) / 900_000
    const slots = Array.from({ length: quarters }, (_, quarter) => ({
      proId: moved.proId,
      slot: new Date(moved.startsAt.getTime() + quarter * 900_000),
      bookingId: id,
    }))
    await tx.insert(bookingSlot).values(slots)
    await tx.insert(bookingEvent).values(event(id, account.id, 'pending', status, now))
    return moved
  })
}

const event = (bookingId, actorId, fromStatus, toStatus, at) => ({
  id: randomUUID(),
  bookingId,
  actorId,
  fromStatus,
  toStatus,
  at,
})
