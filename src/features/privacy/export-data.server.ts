import { batchSize, inBatches } from '../../platform/in-batches.server.ts'
import { type Section, writeJson } from '../../platform/json-stream.server.ts'
import { signedIn, type Visit } from '../../platform/visit.server.ts'
import { listSessions } from '../accounts/own-sessions.server.ts'
import { ownSettings } from '../accounts/profile.server.ts'
import type { BookingView } from '../bookings/booking.ts'
import { bookingInDollars } from '../bookings/booking-in-dollars.server.ts'
import { listBookings } from '../bookings/lists/booking-lists.server.ts'
import { absoluteAddress, pictureAddress } from '../media/picture.ts'
import { counterpart } from '../messages/counterpart.ts'
import { findMessages } from '../messages/messages.table.server.ts'
import { findPeople } from '../messages/people.table.server.ts'
import { findOwnBusiness } from './own-business.table.server.ts'
import {
  findOwnNotifications,
  findOwnRecords,
  type OwnNotification,
  type OwnPicture,
} from './own-records.table.server.ts'
import {
  type Conversation,
  findBookingEvents,
  findBookingIds,
  findOwnConversations,
  findOwnWords,
  findReviewsReceived,
  findSuggestions,
  type ReviewReceived,
} from './own-words.table.server.ts'

/**
 * Everything stored about the caller, as the pieces of one JSON document; of others only what the caller can see
 * anyway. In one piece, the data of a busy pro would keep everybody else waiting.
 */
export async function exportData(visit: Visit): Promise<AsyncGenerator<string>> {
  const { id } = signedIn(visit)
  await visit.limits('export', id)
  return logged(visit, writeJson(sectionsOf(visit, id)))
}

async function* sectionsOf(visit: Visit, id: string): AsyncGenerator<Section> {
  const { profileImageUrl, ...account } = await ownSettings(visit)
  yield ['account', { ...account, profileImageUrl: absoluteAddress(visit.config.publicUrl, profileImageUrl) }]
  yield ['exportedAt', visit.now]
  yield ['sessions', await listSessions(visit)]
  yield ['business', await findOwnBusiness(visit, id)]
  yield ['bookings', bookingsOf(visit)]
  yield ['bookingEvents', ofBookings(visit, id, (bookings) => findBookingEvents(visit, id, bookings))]
  yield ['suggestions', ofBookings(visit, id, (bookings) => findSuggestions(visit, bookings))]
  const { reviewsWritten, ...words } = await findOwnWords(visit, id)
  yield ['reviewsWritten', withAddresses(visit, reviewsWritten)]
  yield* Object.entries(words)
  yield ['reviewsReceived', reviewsReceivedBy(visit, id)]
  yield ['conversations', conversationsOf(visit, id)]
  yield ['messages', messagesOf(visit, id)]
  const { pictures, ...records } = await findOwnRecords(visit, id)
  yield* Object.entries(records)
  yield ['notifications', notificationsOf(visit, id)]
  yield ['pictures', pictures.map((picture) => presentPicture(visit, picture))]
}

function presentPicture(visit: Visit, { id, purpose, width, height, caption, createdAt }: OwnPicture) {
  return { address: addressOf(visit, id), purpose, width, height, caption, createdAt }
}

async function* logged({ log }: Visit, pieces: AsyncIterable<string>): AsyncGenerator<string> {
  try {
    yield* pieces
  } catch (error) {
    log.error({ error }, 'an export broke off')
    throw new Error('The export broke off', { cause: error })
  }
}

/** As the caller sees them: a pro does not see the street before the appointment is accepted. */
async function* bookingsOf(visit: Visit) {
  const batches = inBatches<BookingView>(async (last) => {
    const cursor = last && { at: new Date(last.createdAt), id: last.id }
    return (await listBookings(visit, { cursor, limit: batchSize })).bookings
  })
  for await (const bookings of batches) yield bookings.map((booking) => bookingInDollars(visit, booking))
}

async function* ofBookings<Row>(visit: Visit, id: string, find: (bookings: { id: string }[]) => Promise<Row[]>) {
  for await (const bookings of inBatches<{ id: string }>((last) => findBookingIds(visit, id, last?.id))) {
    yield find(bookings)
  }
}

async function* reviewsReceivedBy(visit: Visit, id: string) {
  const batches = inBatches<ReviewReceived>((last) => findReviewsReceived(visit, id, last))
  for await (const reviews of batches) yield withAddresses(visit, reviews)
}

function withAddresses(visit: Visit, reviews: readonly ReviewReceived[]) {
  return reviews.map(({ photos, ...review }) => ({ ...review, photos: photos.map((id) => addressOf(visit, id)) }))
}

/** With whom each conversation is, by the names that the inbox shows. */
async function* conversationsOf(visit: Visit, me: string) {
  for await (const conversations of allConversations(visit, me)) {
    const ids = conversations.flatMap(({ customerId, proId }) => [customerId, proId])
    const people = await findPeople(visit, ids)
    yield conversations.flatMap(({ id, customerId, proId }) => {
      const other = people.get(customerId === me ? proId : customerId)
      if (!other) return []
      const { businessName, name } = counterpart(other)
      return { id, with: businessName ?? name }
    })
  }
}

async function* messagesOf(visit: Visit, me: string) {
  for await (const conversations of allConversations(visit, me)) {
    for (const conversation of conversations) yield* messagesIn(visit, conversation)
  }
}

async function* messagesIn(visit: Visit, { id, customerId, proId }: Conversation) {
  type Message = Awaited<ReturnType<typeof findMessages>>[number]
  const batches = inBatches<Message>((last) => findMessages(visit, id, { after: last?.seq ?? 0, limit: batchSize }))
  for await (const messages of batches) {
    yield messages.map(({ seq, senderId, body, bookingId, createdAt, pictureId }) => {
      const picture = pictureId === null ? null : addressOf(visit, pictureId)
      return { conversationId: id, customerId, proId, seq, senderId, body, bookingId, createdAt, picture }
    })
  }
}

function allConversations(visit: Visit, me: string) {
  return inBatches<Conversation>((last) => findOwnConversations(visit, me, last?.id))
}

async function* notificationsOf(visit: Visit, id: string) {
  const batches = inBatches<OwnNotification>((last) => findOwnNotifications(visit, id, last))
  for await (const notifications of batches) yield notifications.map(({ id: _id, ...notification }) => notification)
}

function addressOf({ config }: Visit, pictureId: string): string | null {
  return absoluteAddress(config.publicUrl, pictureAddress(pictureId, 1280))
}
