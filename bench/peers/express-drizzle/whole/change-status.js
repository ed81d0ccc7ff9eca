import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'

import { db } from '../database.js'
import { bookingSlot } from '../schema.js'
import { claimTime, requireUntaken } from './free-start.js'
import { limit } from './limits.js'
import { hurry } from './mail-queue.js'
import { findBooking, present } from './parties.js'
import { recordChange } from './record-change.js'
import { refuse } from './refuse.js'
import { block, booking as bookings, pro } from './schema.js'

const Change = z.object({
  status: z.enum(['accepted', 'rejected', 'completed', 'canceled']),
  reason: z.string().trim().max(500).optional(),
})

// Who may do what, from which status to which.
const changes = [
  { kind: 'accept', by: ['pro'], from: 'pending', to: 'accepted', coming: true },
  { kind: 'decline', by: ['pro'], from: 'pending', to: 'rejected', coming: true },
  { kind: 'complete', by: ['pro'], from: 'accepted', to: 'completed', due: true },
  { kind: 'withdraw', by: ['customer'], from: 'pending', to: 'canceled', coming: true },
  { kind: 'cancel', by: ['customer', 'pro'], from: 'accepted', to: 'canceled', needsReason: true },
]

export async function changeStatus(account, id, input) {
  const { status, reason = null } = Change.parse(input)
  await limit('write', account.id)
  const answer = await db.transaction(async (tx) => {
    const found = z.uuid().safeParse(id).success ? await findBooking(tx, id, account.id) : undefined
    if (!found) refuse(404, 'Booking not found')
    const { booking, parties } = found
    const change = requireChange(booking, account, status)
    if (change.needsReason && !reason) refuse(422, 'Please say why you are canceling')
    const moved = await move(tx, booking, change, reason)
    if (change.kind === 'accept') await claim(tx, moved)
    if (change.kind === 'cancel') await tx.delete(bookingSlot).where(eq(bookingSlot.bookingId, id))
    await recordChange(tx, { booking: moved, kind: change.kind, from: change.from, by: account, reason, parties })
    return present(moved, parties, account)
  })
  hurry()
  return answer
}

function requireChange(booking, account, status) {
  const party = booking.customerId === account.id ? 'customer' : 'pro'
  const change = changes.find(({ from, to, by }) => from === booking.status && to === status && by.includes(party))
  if (!change) refuse(409, 'This booking cannot be changed that way')
  if (change.coming && booking.startsAt <= new Date()) refuse(409, 'The visit has begun')
  const today = Temporal.Now.plainDateISO(booking.timeZone).toString()
  if (change.due && booking.scheduledDate > today) refuse(409, 'The day of the visit has not come')
  return change
}

/** Names the status that was read, so the second of two concurrent changes does nothing. */
async function move(tx, { id, customerId, proId }, { from, to }, reason) {
  const both = [customerId, proId]
  const blocks = await tx
    .select({ by: block.blockerId })
    .from(block)
    .where(and(inArray(block.blockerId, both), inArray(block.blockedId, both)))
  const told = blocks.length === 0 && (to === 'canceled' || to === 'rejected') ? reason : null
  const [moved] = await tx
    .update(bookings)
    .set({ status: to, cancelReason: told, updatedAt: new Date() })
    .where(and(eq(bookings.id, id), eq(bookings.status, from)))
    .returning()
  return moved ?? refuse(409, 'This booking has just been changed')
}

/** Acceptances of one pro take turns, for the gap between two visits has no rows. */
async function claim(tx, booking) {
  const [{ bufferMinutes }] = await tx
    .select({ bufferMinutes: pro.bufferMinutes })
    .from(pro)
    .where(eq(pro.accountId, booking.proId))
    .for('no key update')
  await requireUntaken(tx, booking.proId, booking, bufferMinutes)
  await claimTime(tx, booking)
}
