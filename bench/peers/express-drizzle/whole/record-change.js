import { randomUUID } from 'node:crypto'

import { and, eq, isNull, sql } from 'drizzle-orm'

import { emailsAbout } from './emails.js'
import { queueEmails } from './mail-queue.js'
import { bookingEvent, conversation, message, notification } from './schema.js'

/** Records a change of a booking: history, a line in the conversation, live events, a notification, emails. */
export async function recordChange(tx, { booking, kind, from, by, reason, parties }) {
  const { id: bookingId, customerId, proId, status, scheduledDate, scheduledTime } = booking
  const now = new Date()
  const event = { id: randomUUID(), bookingId, actorId: by.id, fromStatus: from, toStatus: status, reason, at: now }
  await tx.insert(bookingEvent).values(event)

  const { id: conversationId, seq } = await takeSeq(tx, { customerId, proId, by: by.id, now })
  const line = { actorId: by.id, body: '', bookingId, bookingStatus: status, scheduledDate, scheduledTime }
  await tx.insert(message).values({ id: randomUUID(), conversationId, seq, ...line, createdAt: now })
  await publish(
    tx,
    [customerId, proId],
    [
      { type: 'message', data: { conversationId, seq } },
      { type: 'booking', data: { bookingId } },
    ],
  )

  if (kind !== 'request') await readOwn(tx, by.id, bookingId, now)
  const byPro = by.id === proId
  await tx.insert(notification).values({
    id: randomUUID(),
    accountId: byPro ? customerId : proId,
    kind,
    bookingId,
    createdAt: now,
  })
  await queueEmails(tx, emailsAbout({ kind, byPro, booking, parties }))
}

const read = (column, own) => sql`${column} + case when ${column} = ${conversation.lastSeq} then ${own}::int else 0 end`

/** The number of the next message; a sender who had read everything has also read their own message. */
async function takeSeq(tx, { customerId, proId, by, now }) {
  const reads = { customerReadSeq: by === customerId ? 1 : 0, proReadSeq: by === proId ? 1 : 0 }
  const [taken] = await tx
    .insert(conversation)
    .values({ id: randomUUID(), customerId, proId, lastSeq: 1, ...reads, lastMessageAt: now, createdAt: now })
    .onConflictDoUpdate({
      target: [conversation.customerId, conversation.proId],
      set: {
        lastSeq: sql`${conversation.lastSeq} + 1`,
        lastMessageAt: now,
        customerReadSeq: read(conversation.customerReadSeq, reads.customerReadSeq),
        proReadSeq: read(conversation.proReadSeq, reads.proReadSeq),
      },
    })
    .returning({ id: conversation.id, seq: conversation.lastSeq })
  return taken
}

/** Reaches all processes once the transaction is committed. */
async function publish(tx, to, events) {
  const [first, second] = events.map((event) => JSON.stringify({ to, event }))
  await tx.execute(sql`select pg_notify('poolwell', ${first}), pg_notify('poolwell', ${second})`)
}

async function readOwn(tx, accountId, bookingId, now) {
  await tx
    .update(notification)
    .set({ readAt: now, mailedAt: null })
    .where(
      and(eq(notification.accountId, accountId), eq(notification.bookingId, bookingId), isNull(notification.readAt)),
    )
}
