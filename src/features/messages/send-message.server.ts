import type { PictureRow } from '../../platform/tables/account-tables.ts'
import { violatedConstraint } from '../../platform/database/database-failure.server.ts'
import { isId } from '../../platform/id.ts'
import { idFor, requireSame } from '../../platform/idempotency.server.ts'
import { refuse } from '../../platform/refusal.ts'
import { transact, type Visit } from '../../platform/visit.server.ts'
import { shareLockAccounts } from '../accounts/account-locks.table.server.ts'
import { savePictureFor } from '../media/pictures.server.ts'
import { notifyOfMessage } from '../notifications/notifications.server.ts'
import { findBlocks } from './blocks.table.server.ts'
import { findConversation } from './conversations.table.server.ts'
import type { MessageView } from './message.ts'
import type { NewMessage } from './message.schema.ts'
import { findMessage, type MessageRecord } from './messages.table.server.ts'
import { presentView, appendMessage } from './messages.server.ts'
import { type Pair, refuseDeletedAccount, requirePair, requireWritable } from './pair.server.ts'
import { isBookingOf } from './shared-bookings.table.server.ts'

interface Sent extends NewMessage {
  /** The bytes of a file; with one, the text may be empty. */
  photo?: Uint8Array
}

/** Sends a message. `key` is the sender's idempotency key: sent again, it is the same message. */
export async function sendMessage(visit: Visit, to: string, message: Sent, key?: string): Promise<MessageView> {
  const pair = await requirePair(visit, to)
  if (pair.other.deletedAt) refuseDeletedAccount()
  requireWritable(pair)
  const bookingId = await requireBooking(visit, pair, message.bookingId)

  // Our own pages use the id of a message as its key, so that they recognize it when it comes back.
  const id = key !== undefined && isId(key) ? key : idFor(pair.me.id, key)
  const ready = { ...message, id, bookingId }
  const earlier = key === undefined ? undefined : await findMessage(visit, ready.id)
  if (earlier) return repeated(visit, { earlier, ready }, pair)
  await visit.limits('message', pair.me.id)
  if (!pair.conversation) await visit.limits('newConversation', pair.me.id)
  try {
    return presentView(visit, await deliver(visit, pair, ready))
  } catch (error) {
    // The same message arrived twice at the same moment.
    const winner = violatedConstraint(error) === 'message_id_key' ? await findMessage(visit, ready.id) : undefined
    if (!winner) throw error
    await visit.limits.giveBack('message', pair.me.id)
    if (!pair.conversation) await visit.limits.giveBack('newConversation', pair.me.id)
    return repeated(visit, { earlier: winner, ready }, pair)
  }
}

interface Ready {
  id: string
  body: string
  bookingId: string | null
  photo?: Uint8Array
}

async function deliver(visit: Visit, pair: Pair, { photo, ...message }: Ready): Promise<MessageRecord> {
  const send = async (visit: Visit, picture: PictureRow | null) => {
    const { me, other, customerId, proId } = pair
    if (!(await shareLockAccounts(visit, customerId, proId))) refuseDeletedAccount()
    // Reading a photo takes a while; one of the two may have blocked the other meanwhile.
    requireWritable({ other, blocks: await findBlocks(visit, me.id, other.id) })
    const sent = { ...message, senderId: me.id, pictureId: picture?.id ?? null }
    const row = await appendMessage(visit, pair, sent)
    await notifyOfMessage(visit, other.id, row.conversationId)
    return { ...row, pictureWidth: picture?.width ?? null, pictureHeight: picture?.height ?? null, change: null }
  }
  if (photo) return savePictureFor(visit, { purpose: 'message', bytes: photo }, send)
  return transact(visit, async (visit) => send(visit, null))
}

async function requireBooking(visit: Visit, pair: Pair, id: string | null | undefined): Promise<string | null> {
  if (!id) return null
  if (isId(id) && (await isBookingOf(visit, id, pair))) return id
  return refuse('missing', 'Booking not found.')
}

async function repeated(
  visit: Visit,
  { earlier, ready }: { earlier: MessageRecord; ready: Ready },
  { me, other }: Pair,
): Promise<MessageView> {
  const conversation = await findConversation(visit, me.id, other.id)
  const { body, bookingId, photo } = ready
  const asked = { senderId: me.id, conversationId: conversation?.id, body, bookingId, isPhoto: photo !== undefined }
  requireSame({ ...earlier, isPhoto: earlier.pictureId !== null }, asked)
  return presentView(visit, earlier)
}
