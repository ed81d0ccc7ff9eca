import type { ConversationRow, MessageRow } from '../platform/tables/conversation-tables.ts'
import { conversationWords, lastNight, onlyAsking, type Said } from './conversation-words.ts'
import { type Days, hoursAfter } from './demo-days.ts'
import { demoId } from './demo-id.ts'
import { photoOfRequest, photoOfRequestRow } from './demo-photos.ts'
import type { DemoWorld } from './demo-world.ts'
import { noLine } from '../features/messages/booking-line.ts'
import { randomOf } from '../platform/random.ts'

type Line = Omit<MessageRow, 'conversationId' | 'seq' | 'id'>

type Booking = DemoWorld['booking'][number]

interface Pair {
  customerId: string
  proId: string
}

/** The accounts that people log in to. */
interface Known {
  dana: string
  maria: string
}

/** The messages between the two parties of each open request and of each series, among the lines about the booking. */
export function addConversations(world: DemoWorld, { dana, maria }: Known, days: Days): void {
  const events = Map.groupBy(world.bookingEvent, ({ bookingId }) => bookingId)
  const suggestions = Map.groupBy(world.suggestion, ({ bookingId }) => bookingId)
  const open = world.booking.filter(
    ({ status, seriesId }) => status === 'pending' || status === 'accepted' || seriesId !== null,
  )
  const pairs = Map.groupBy(open, ({ customerId, proId }) => `${customerId} ${proId}`)
  const late = lateWords({ dana, maria }, open)
  for (const [index, bookings] of [...pairs.values()].entries()) {
    const lines = bookings.flatMap((booking) => [
      ...linesAbout(booking, events.get(booking.id) ?? []),
      ...(suggestions.get(booking.id) ?? []).flatMap((suggestion) => [
        photoOf(world, booking),
        suggestionOf(booking, suggestion),
      ]),
    ])
    const [pair] = bookings
    if (!pair) continue
    const last = late(pair).map((words) => line(pair, words, hoursAfter(days.ago(0), -1)))
    add(world, { index, pair, lines: [...lines, ...said(pair, index, lines), ...last] })
  }
  addQuestion(world, { dana, index: pairs.size }, days)
}

/** The newest messages between Dana and Maria, and between Maria and the first of her other customers. */
function lateWords({ dana, maria }: Known, open: readonly Pair[]): (pair: Pair) => Said[] {
  const other = open.find(({ customerId, proId }) => proId === maria && customerId !== dana)?.customerId
  return ({ customerId, proId }) => {
    if (proId !== maria) return []
    if (customerId === dana) return [lastNight.toDana]
    return customerId === other ? [lastNight.toMaria] : []
  }
}

/** Dana and a pro in Los Angeles whom she only asked for a price. */
function addQuestion(world: DemoWorld, { dana, index }: { dana: string; index: number }, days: Days): void {
  const members = new Set(world.membership.filter(({ status }) => status === 'active').map((row) => row.accountId))
  const pro = world.pro.find(({ accountId, city }) => city === 'Los Angeles' && members.has(accountId))
  if (!pro) return
  const pair = { customerId: dana, proId: pro.accountId }
  const lines = onlyAsking.map((words, index) => line(pair, words, hoursAfter(days.ago(9), index * 2)))
  add(world, { index, pair, lines })
}

/** What came with a series begins without a line of its own. */
function linesAbout(booking: Booking, events: DemoWorld['bookingEvent']): Line[] {
  const told = events.filter(({ fromStatus, toStatus }) => fromStatus !== null || toStatus === 'pending')
  return told.map(({ actorId = null, toStatus, at }) => lineAbout(booking, { actorId, bookingStatus: toStatus }, at))
}

/** The photo that came with the one request for which other times are suggested. */
function photoOf(world: DemoWorld, { id: bookingId, customerId: senderId, createdAt }: Booking): Line {
  const sentAt = new Date(createdAt)
  world.picture.push(photoOfRequestRow(senderId, sentAt))
  return { ...nothing, senderId, bookingId, pictureId: photoOfRequest.id, createdAt: sentAt }
}

function suggestionOf(booking: Booking, { id: suggestionId, madeAt }: DemoWorld['suggestion'][number]): Line {
  return lineAbout(booking, { actorId: booking.proId, bookingStatus: 'pending', suggestionId }, madeAt)
}

/** No booking of the demo has moved. */
function lineAbout(
  { id: bookingId, scheduledDate, scheduledTime }: Booking,
  change: Pick<Line, 'actorId' | 'bookingStatus'> & { suggestionId?: string },
  at: Date | string,
): Line {
  return { ...nothing, bookingId, scheduledDate, scheduledTime, ...change, createdAt: new Date(at) }
}

/** A few messages after the first request, from the customer and the pro in turn. */
function said(pair: Pair, index: number, lines: Line[]): Line[] {
  const random = randomOf(`conversation ${index}`)
  const began = new Date(lines[0]?.createdAt ?? 0)
  return random.pick(conversationWords).map((words, index) => line(pair, words, hoursAfter(began, 0.2 + index * 0.4)))
}

function line({ customerId, proId }: Pair, { by, body }: Said, createdAt: Date): Line {
  return { ...nothing, senderId: by === 'customer' ? customerId : proId, body, createdAt }
}

const nothing = {
  senderId: null,
  actorId: null,
  body: '',
  bookingId: null,
  pictureId: null,
  ...noLine,
} satisfies Partial<Line>

/** A last message without an answer is unread. */
function add(
  world: DemoWorld,
  { index, pair: { customerId, proId }, lines }: { index: number; pair: Pair; lines: Line[] },
) {
  const inOrder = lines.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  const last = inOrder.at(-1)
  const [begin] = inOrder
  if (!last || !begin) return
  const conversationId = demoId('conversation', index)
  const unreadBy = (reader: string) => (last.senderId === null || last.senderId === reader ? 0 : 1)
  world.conversation.push({
    id: conversationId,
    customerId,
    proId,
    lastSeq: inOrder.length,
    customerReadSeq: inOrder.length - unreadBy(customerId),
    proReadSeq: inOrder.length - unreadBy(proId),
    lastMessageAt: last.createdAt,
    createdAt: begin.createdAt,
  } satisfies ConversationRow)
  for (const [place, line] of inOrder.entries()) {
    const seq = place + 1
    world.message.push({ ...line, conversationId, seq, id: demoId(`message ${index}`, seq) })
  }
}
