import { type Cursor, pageOf } from '../../platform/cursor.ts'
import { signedIn, type Visit } from '../../platform/visit.server.ts'
import { takesRequests } from '../memberships/membership.ts'
import type { UnreadCounts } from '../notifications/notification.ts'
import { countUnreadFor, findConversations } from './conversations.table.server.ts'
import { counterpart } from './counterpart.ts'
import type { ConversationPage, ConversationView, ThreadView } from './message.ts'
import type { ThreadQuery } from './message.schema.ts'
import { findLastMessages, findMessages } from './messages.table.server.ts'
import { presentView } from './messages.server.ts'
import { isEitherBlocked, canWrite, requirePair } from './pair.server.ts'
import { findPeople, findPerson } from './people.table.server.ts'
import { findNewestBookings } from './shared-bookings.table.server.ts'

export const threadPageSize = 50
/** A page that catches up after an interruption should need as few calls as possible. */
const catchUpSize = 200
const inboxSize = 50
const noZone = 'America/Los_Angeles'

/**
 * The caller's conversations, or those with somebody of this name, the one with the newest message first; `next` is the
 * cursor of the next page.
 */
export async function listConversations(visit: Visit, wanted: InboxPage = {}): Promise<ConversationPage> {
  const me = signedIn(visit)
  const { cursor, search = '' } = wanted
  const found = await findConversations(visit, { personId: me.id, search, cursor, limit: inboxSize + 1 })
  const { rows, next } = pageOf(found, inboxSize, ({ lastMessageAt: at }) => ({ at }))
  const [lastMessages, people] = await Promise.all([
    findLastMessages(
      visit,
      rows.map(({ id }) => id),
    ),
    findPeople(
      visit,
      rows.flatMap(({ customerId, proId }) => [customerId, proId]),
    ),
  ])
  const conversations = rows.flatMap(({ id, customerId, proId, unread }) => {
    const other = people.get(customerId === me.id ? proId : customerId)
    const last = lastMessages.get(id)
    if (!other) return []
    const lastMessage = last ? presentView(visit, last) : null
    const timeZone = people.get(proId)?.timeZone ?? noZone
    return [{ id, with: counterpart(other), lastMessage, unread, timeZone }]
  })
  return { conversations, next }
}

interface InboxPage {
  cursor?: Cursor | undefined
  /** Part of the other person's name. */
  search?: string
}

/** By conversation, the newest booking between the two. Only the API asks: no page shows it. */
export async function newestBookings(visit: Visit, conversations: ConversationView[]): Promise<Map<string, string>> {
  const ids = conversations.map(({ id }) => id)
  return findNewestBookings(visit, ids)
}

/** The unread messages and notifications that the header shows. */
export async function countUnread(visit: Visit): Promise<UnreadCounts> {
  return countUnreadFor(visit, signedIn(visit).id)
}

/** The conversation with a person, which may still be empty: its newest messages, or those before or after a number. */
export async function getThread(visit: Visit, otherId: string, query: ThreadQuery = {}): Promise<ThreadView> {
  const pair = await requirePair(visit, otherId)
  const { conversation, other, mySide } = pair
  const limit = query.after === undefined ? threadPageSize : catchUpSize
  const rows = conversation ? await findMessages(visit, conversation.id, { ...query, limit }) : []
  const { customerReadSeq = 0, proReadSeq = 0 } = conversation ?? {}
  const [readSeq, theirReadSeq] = mySide === 'customer' ? [customerReadSeq, proReadSeq] : [proReadSeq, customerReadSeq]
  const pro = other.id === pair.proId ? other : await findPerson(visit, pair.proId)
  return {
    conversationId: conversation?.id ?? null,
    with: counterpart(other),
    messages: rows.map((row) => presentView(visit, row)),
    readSeq,
    theirReadSeq: isEitherBlocked(pair.blocks) ? 0 : theirReadSeq,
    canWrite: canWrite(pair),
    hasProfile: mySide === 'customer' && other.deletedAt === null && other.approvedAt !== null,
    acceptsRequests: takesRequests(other),
    blockedByMe: pair.blocks.byMe,
    hasLeft: other.deletedAt !== null,
    timeZone: pro?.timeZone ?? noZone,
  }
}
