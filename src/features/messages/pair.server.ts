import { isId } from '../../platform/id.ts'
import { refuse } from '../../platform/refusal.ts'
import type { ConversationRow } from '../../platform/tables/conversation-tables.ts'
import { type Actor, signedIn, type Visit } from '../../platform/visit.server.ts'
import { type Blocks, findBlocks } from './blocks.table.server.ts'
import { findConversation } from './conversations.table.server.ts'
import { mayStartConversation } from './may-start.ts'
import { findPerson, type Person } from './people.table.server.ts'
import { haveBooking } from './shared-bookings.table.server.ts'

// Decides who may write to whom.

export type Side = 'customer' | 'pro'

/** Two people who may have a conversation, as seen by one of them. A pro can be another pro's customer. */
export interface Pair {
  me: Actor
  other: Person
  mySide: Side
  customerId: string
  proId: string
  conversation: ConversationRow | undefined
  blocks: Blocks
}

/**
 * A customer may write to any listed pro, and a pro to anyone who wrote to or booked them. To others the person appears
 * not to exist.
 */
export async function requirePair(visit: Visit, otherId: string): Promise<Pair> {
  const me = signedIn(visit)
  if (!isId(otherId)) refuseNobody()
  if (otherId === me.id) refuse('invalid', 'You cannot message yourself.', { code: 'YOURSELF' })
  const [other, conversation, blocks] = await Promise.all([
    findPerson(visit, otherId),
    findConversation(visit, me.id, otherId),
    findBlocks(visit, me.id, otherId),
  ])
  if (!other) refuseNobody()
  const mySide = conversation ? sideIn(conversation, me.id) : await sideToBe(visit, me, other)
  const [customerId, proId] = mySide === 'customer' ? [me.id, other.id] : [other.id, me.id]
  return { me, other, mySide, customerId, proId, conversation, blocks }
}

function sideIn(conversation: { customerId: string }, personId: string): Side {
  return conversation.customerId === personId ? 'customer' : 'pro'
}

export function canWrite({ other, blocks }: Pick<Pair, 'other' | 'blocks'>): boolean {
  return other.deletedAt === null && !isEitherBlocked(blocks)
}

/** After a block, neither of the two can write to the other or learns what the other has read. */
export function isEitherBlocked({ byMe, byThem }: Blocks): boolean {
  return byMe || byThem
}

export function requireWritable(pair: Pick<Pair, 'other' | 'blocks'>): void {
  if (!canWrite(pair)) refuse('forbidden', 'You cannot write to this person.', { code: 'BLOCKED' })
}

/** Also if one of the two is deleting their account at this moment. */
export function refuseDeletedAccount(): never {
  refuse('missing', 'This person has left Poolwell.')
}

function refuseNobody(): never {
  refuse('missing', 'There is nobody with this id whom you can message.')
}

async function sideToBe(visit: Visit, me: Actor, other: Person): Promise<Side> {
  if (other.deletedAt === null) {
    if (mayStartConversation(me) && other.approvedAt !== null) return 'customer'
    if (await haveBooking(visit, me.id, other.id)) return 'customer'
    if (await haveBooking(visit, other.id, me.id)) return 'pro'
  }
  return refuseNobody()
}
