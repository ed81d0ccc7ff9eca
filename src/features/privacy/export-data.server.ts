import { Cursor } from '../../platform/cursor.ts'
import { inDollars } from '../../platform/money.ts'
import { signedIn, type Visit } from '../../platform/visit.server.ts'
import { listSessions } from '../accounts/own-sessions.server.ts'
import { ownSettings } from '../accounts/profile.server.ts'
import type { BookingView } from '../bookings/booking.ts'
import { listBookings } from '../bookings/booking-lists.server.ts'
import { counterpart } from '../messages/counterpart.ts'
import { findPeople } from '../messages/people.table.server.ts'
import { absoluteAddress, pictureAddress } from '../media/picture.ts'
import { findOwnBusiness } from './own-business.table.server.ts'
import { findOwnWords } from './own-words.table.server.ts'
import { findOwnRecords } from './own-records.table.server.ts'

/** Everything stored about the caller; of others only what the caller can see anyway. */
export async function exportData(visit: Visit) {
  const { id } = signedIn(visit)
  await visit.limits('export', id)
  const { pictures, consents, ...records } = await findOwnRecords(visit, id)
  const { messages, ...words } = await findOwnWords(visit, id)
  const urlOf = (id: string) => absoluteAddress(visit.config.publicUrl, pictureAddress(id, 1280))
  return {
    exportedAt: visit.now.toISOString(),
    account: await ownSettings(visit),
    sessions: await listSessions(visit),
    business: await findOwnBusiness(visit, id),
    bookings: await allBookings(visit),
    ...words,
    conversations: await conversationsOf(visit, messages),
    messages: messages.map((message) => withPicture(message, urlOf)),
    membershipConsents: consents,
    ...records,
    pictures: pictures.map(({ id, purpose, width, height, caption, createdAt }) => ({
      address: urlOf(id),
      purpose,
      width,
      height,
      caption,
      createdAt,
    })),
  }
}

function withPicture<Message extends { pictureId: string | null }>(
  { pictureId, ...message }: Message,
  urlOf: (id: string) => string | null,
) {
  return { ...message, picture: pictureId === null ? null : urlOf(pictureId) }
}

/** With whom each conversation is, by the names that the inbox shows. */
async function conversationsOf(visit: Visit, messages: readonly Pair[]) {
  const { id: me } = signedIn(visit)
  const pairs = [...new Map(messages.map((pair) => [pair.conversationId, pair])).values()]
  const others = pairs.map(({ customerId, proId }) => (customerId === me ? proId : customerId))
  const people = await findPeople(visit, others)
  return pairs.map(({ conversationId }, place) => {
    const other = people.get(others[place] ?? '')
    const { businessName, name } = other ? counterpart(other) : nobody
    return { id: conversationId, with: businessName ?? name }
  })
}

const nobody = { businessName: null, name: null }

interface Pair {
  conversationId: string
  customerId: string
  proId: string
}

/** As the caller sees them: a pro does not see the street before the appointment is accepted. */
async function allBookings(visit: Visit) {
  const found: BookingView[] = []
  let cursor: Cursor | undefined
  do {
    const { bookings, next } = await listBookings(visit, { cursor, limit: 500 })
    found.push(...bookings)
    cursor = next === null ? undefined : Cursor.parse(next)
  } while (cursor)
  return found.map(withDollars)
}

function withDollars({ priceCents, ...booking }: BookingView) {
  return { ...booking, price: priceCents === null ? null : inDollars(priceCents) }
}
