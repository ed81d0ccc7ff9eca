import { brokenConstraint } from '../../platform/database-failure.server.ts'
import { isId, newId } from '../../platform/id.ts'
import { refuse } from '../../platform/refusal.ts'
import type { MessageRow } from '../../platform/conversation-tables.ts'
import { transact, type Visit } from '../../platform/visit.server.ts'
import { notifyOfMessage, settle } from '../notifications/notifications.server.ts'
import { findConversation, insertConversation, moveReadSeq, takeSeq } from './conversations.table.server.ts'
import type { Message } from './message.ts'
import type { NewMessage } from './message.schema.ts'
import { findMessage, insertMessage } from './messages.table.server.ts'
import { canWrite, type Pair, requirePair, sideIn } from './pair.server.ts'
import { isBookingOf } from './people.table.server.ts'

/** Writes to somebody. The same `key`, an id of the sender's making, is the same message however often it arrives. */
export async function sendMessage(visit: Visit, to: string, message: NewMessage, key?: string): Promise<Message> {
  const pair = await requirePair(visit, to)
  if (pair.other.deletedAt) refuse('missing', 'This person has left Poolwell.')
  if (!canWrite(pair)) refuse('forbidden', 'You cannot write to this person.', { code: 'BLOCKED' })
  await visit.limits('message', pair.me.id)
  if (!pair.conversation) await visit.limits('newConversation', pair.me.id)
  const bookingId = await requireBooking(visit, pair, message.bookingId)

  const id = key !== undefined && isId(key) ? key.toLowerCase() : newId(visit.now.getTime())
  const sent = { id, senderId: pair.me.id, actorId: null, body: message.body, bookingId }
  const earlier = key === undefined ? undefined : await findMessage(visit, id)
  if (earlier) return repeated(visit, earlier, pair)
  try {
    const written = await transact(visit, async (visit) => {
      const row = await write(visit, pair, sent)
      await notifyOfMessage(visit, pair.other.id, row.conversationId)
      return row
    })
    return presentMessage(written)
  } catch (error) {
    // The same one arrived twice at the same moment.
    const winner = brokenConstraint(error) === 'message_id_key' ? await findMessage(visit, id) : undefined
    if (winner) return repeated(visit, winner, pair)
    throw error
  }
}

/** How far the caller has read; tells the other one, if that is further than before. */
export async function markRead(visit: Visit, otherId: string, seq: number): Promise<void> {
  const { me, other, mySide, conversation } = await requirePair(visit, otherId)
  if (!conversation) return
  await transact(visit, async (visit) => {
    const moved = await moveReadSeq(visit, conversation.id, mySide, Math.min(seq, 2_147_483_647))
    if (moved === undefined) return
    await settle(visit, me.id, { conversationId: conversation.id })
    const event = { type: 'read', data: { conversationId: conversation.id, seq: moved } } as const
    await visit.bus.publish(visit.db, [me.id, other.id], event)
  })
}

/** Lets the other one see that something is being written. */
export async function tellTyping(visit: Visit, otherId: string): Promise<void> {
  const pair = await requirePair(visit, otherId)
  if (!canWrite(pair)) refuse('forbidden', 'You cannot write to this person.', { code: 'BLOCKED' })
  await visit.limits('typing', pair.me.id)
  if (!pair.conversation) return
  const data = { conversationId: pair.conversation.id, userId: pair.me.id }
  await visit.bus.publish(visit.db, [pair.other.id], { type: 'typing', data })
}

/** The next message of a pair, in the transaction of `visit`; their conversation begins with it if need be. */
export async function write(
  visit: Visit,
  pair: { customerId: string; proId: string },
  message: Pick<MessageRow, 'id' | 'senderId' | 'actorId' | 'body' | 'bookingId'>,
): Promise<MessageRow> {
  const conversation = await openConversation(visit, pair)
  const by = message.senderId ?? message.actorId
  const seq = await takeSeq(visit, conversation.id, by === null ? null : sideIn(conversation, by))
  const row = { ...message, conversationId: conversation.id, seq, pictureId: null, createdAt: visit.now }
  await insertMessage(visit, row)
  const event = { type: 'message', data: { conversationId: conversation.id, seq } } as const
  await visit.bus.publish(visit.db, [pair.customerId, pair.proId], event)
  return row
}

export function presentMessage({ createdAt, actorId: _actor, pictureId: _picture, ...message }: MessageRow): Message {
  return { ...message, createdAt: createdAt.toISOString() }
}

async function openConversation(visit: Visit, { customerId, proId }: { customerId: string; proId: string }) {
  const existing = await findConversation(visit, customerId, proId)
  if (existing) return existing
  const id = newId(visit.now.getTime())
  if (await insertConversation(visit, { id, customerId, proId })) return { id, customerId, proId }
  return (await findConversation(visit, customerId, proId)) ?? refuse('conflict', 'Please try again.')
}

async function requireBooking(visit: Visit, pair: Pair, id: string | null | undefined): Promise<string | null> {
  if (!id) return null
  if (isId(id) && (await isBookingOf(visit, id, pair))) return id
  return refuse('missing', 'Booking not found.')
}

async function repeated(visit: Visit, earlier: MessageRow, { me, other }: Pair): Promise<Message> {
  const conversation = await findConversation(visit, me.id, other.id)
  if (earlier.senderId === me.id && earlier.conversationId === conversation?.id) return presentMessage(earlier)
  return refuse('conflict', 'This Idempotency-Key was already used for another message.', {
    code: 'IDEMPOTENCY_KEY_REUSED',
  })
}
