import type { ConversationRow, MessageRow } from '../platform/conversation-tables.ts'
import type { BookingEventRow, BookingRow } from '../platform/tables.ts'
import { bookingLine } from '../features/messages/booking-line.ts'
import { conversationWords } from './conversation-words.ts'
import { hoursAfter } from './demo-days.ts'
import { demoId } from './demo-id.ts'
import type { DemoWorld } from './demo-world.ts'
import { randomOf } from './random.ts'

type Line = Pick<MessageRow, 'senderId' | 'actorId' | 'body' | 'bookingId' | 'createdAt'>

/** What the two of every request that is still open have said to each other, between the lines of what happened. */
export function addConversations(world: DemoWorld): void {
  const names = new Map(world.account.map(({ id, firstName }) => [id, firstName]))
  const events = Map.groupBy(world.bookingEvent, ({ bookingId }) => bookingId)
  const open = world.booking.filter(({ status }) => status === 'pending' || status === 'accepted')
  const pairs = Map.groupBy(open, ({ customerId, proId }) => `${customerId} ${proId}`)
  for (const [index, bookings] of [...pairs.values()].entries()) {
    const lines = bookings.flatMap((booking) => told(booking, events.get(booking.id) ?? [], names))
    const [first] = bookings
    if (first) add(world, { index, first, lines: [...lines, ...said(first, index, lines)] })
  }
}

function told(
  booking: DemoWorld['booking'][number],
  events: DemoWorld['bookingEvent'],
  names: Map<string, string>,
): Line[] {
  return events.map(({ actorId, toStatus, at }) => ({
    senderId: null,
    actorId: actorId ?? null,
    body: bookingLine({ ...whole(booking), status: statusOf(toStatus) }, (actorId && names.get(actorId)) ?? null),
    bookingId: booking.id,
    createdAt: new Date(at),
  }))
}

/** A few lines after the first request, the customer's and the pro's in turn. */
function said({ customerId, proId }: { customerId: string; proId: string }, index: number, lines: Line[]): Line[] {
  const random = randomOf(`conversation ${index}`)
  const began = lines[0]?.createdAt ?? new Date(0)
  return random.pick(conversationWords).map(({ by, body }, place) => ({
    senderId: by === 'customer' ? customerId : proId,
    actorId: null,
    body,
    bookingId: null,
    createdAt: hoursAfter(new Date(began), 0.2 + place * 0.4),
  }))
}

function add(
  world: DemoWorld,
  { index, first, lines }: { index: number; first: { customerId: string; proId: string }; lines: Line[] },
) {
  const inOrder = lines.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  const last = inOrder.at(-1)
  const [begin] = inOrder
  if (!last || !begin) return
  const conversationId = demoId('conversation', index)
  const proHasRead = last.senderId !== first.customerId
  world.conversation.push({
    id: conversationId,
    customerId: first.customerId,
    proId: first.proId,
    lastSeq: inOrder.length,
    customerReadSeq: inOrder.length,
    proReadSeq: proHasRead ? inOrder.length : inOrder.length - 1,
    lastMessageAt: last.createdAt,
    createdAt: begin.createdAt,
  } satisfies ConversationRow)
  for (const [place, line] of inOrder.entries()) {
    const seq = place + 1
    world.message.push({ ...line, conversationId, seq, id: demoId(`message ${index}`, seq), pictureId: null })
  }
}

type Whole = Parameters<typeof bookingLine>[0]

function whole(booking: DemoWorld['booking'][number]): Omit<Whole, 'status'> {
  const { serviceName = null, serviceType, scheduledDate, scheduledTime, cancelReason = null } = booking
  return { serviceName, serviceType, scheduledDate, scheduledTime, cancelReason }
}

function statusOf(status: BookingEventRow['toStatus']): BookingRow['status'] {
  return status === 'accepted' ? 'accepted' : 'pending'
}
