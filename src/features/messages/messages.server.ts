import type { LineColumns, MessageRow } from '../../platform/tables/conversation-tables.ts'
import type { LiveEvent } from '../../platform/bus/live-event.ts'
import { transact, type Visit } from '../../platform/visit.server.ts'
import { setNotificationsRead } from '../notifications/notifications.table.server.ts'
import { moveReadSeq, takeSeq } from './message-numbers.table.server.ts'
import { lineFor, noLine } from './booking-line.ts'
import type { Message, MessageView } from './message.ts'
import { findUnreadPost, insertMessage, type MessageRecord } from './messages.table.server.ts'
import { isEitherBlocked, requirePair, requireWritable } from './pair.server.ts'

/**
 * Records how far the caller has read, and tells the other person if that is further than before, unless one blocks the
 * other.
 */
export async function markRead(visit: Visit, otherId: string, seq: number): Promise<void> {
  const { me, other, mySide, conversation, blocks } = await requirePair(visit, otherId)
  if (!conversation) return
  const readers = isEitherBlocked(blocks) ? [me.id] : [me.id, other.id]
  await transact(visit, async (visit) => {
    const moved = await moveReadSeq(visit, conversation.id, mySide, seq)
    if (moved === undefined) return
    // A message that came meanwhile keeps its notification, and is emailed if it stays unread.
    const unread = await findUnreadPost(visit, conversation.id, me.id)
    if (!unread) await setNotificationsRead(visit, me.id, { conversationId: conversation.id })
    const event = { type: 'read', data: { conversationId: conversation.id, seq: moved } } as const
    await visit.bus.publish(visit.db, readers, event)
  })
}

/** Lets the other person see that the caller is typing. */
export async function publishTyping(visit: Visit, otherId: string): Promise<void> {
  const pair = await requirePair(visit, otherId)
  requireWritable(pair)
  await visit.limits('typing', pair.me.id)
  if (!pair.conversation) return
  const data = { conversationId: pair.conversation.id, userId: pair.me.id }
  await visit.bus.publish(visit.db, [pair.other.id], { type: 'typing', data })
}

/**
 * Adds the next message between two people, in the transaction of `visit`; creates their conversation if needed. Other
 * events are published with it.
 */
export async function appendMessage(
  visit: Visit,
  pair: { customerId: string; proId: string },
  message: NewRow,
  ...others: LiveEvent[]
): Promise<MessageRow> {
  const place = await takeSeq(visit, pair, message.senderId ?? message.actorId ?? null)
  const row = { actorId: null, pictureId: null, ...noLine, ...message, ...place, createdAt: visit.now }
  await insertMessage(visit, row)
  await visit.bus.publish(visit.db, [pair.customerId, pair.proId], { type: 'message', data: place }, ...others)
  return row
}

function presentMessage({ conversationId, seq, id, senderId, body, bookingId, createdAt }: MessageRecord): Message {
  return { id, conversationId, seq, senderId, body, bookingId, createdAt: createdAt.toISOString() }
}

/** A message as one of the two sees it. */
export function presentView(visit: Visit, row: MessageRecord): MessageView {
  const { pictureId: id, pictureWidth: width, pictureHeight: height, change, actorId } = row
  const seen = id !== null && width !== null && height !== null
  const line = change && lineFor(change, actorId === visit.actor?.id)
  return { ...presentMessage(row), picture: seen ? { id, width, height } : null, line }
}

type NewRow = Pick<MessageRow, 'id' | 'senderId' | 'body' | 'bookingId'> &
  Partial<Pick<MessageRow, 'actorId' | 'pictureId'> & LineColumns>
