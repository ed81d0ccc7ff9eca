import { z } from 'zod'

import { PublicMessage } from '../features/messages/public-message.schema.ts'
import { id, instant, text, whole, flag } from '../platform/shape-fields.ts'

const Partner = z.object({
  userId: id,
  name: text('Maria Delgado'),
  businessName: text('Blue Haven Pool Care').nullable().describe('Null for a homeowner'),
  image: z.string().nullable().describe('An absolute address; null without a picture'),
})

export const Conversation = z.object({
  id,
  with: Partner,
  lastMessage: PublicMessage.nullable().describe('Null before the first message'),
  unread: whole(2).describe('How many messages you have not read'),
  bookingId: id.nullable().describe('The newest booking of the two; null without one'),
})

export const Thread = z.object({
  conversationId: id.nullable().describe('Null before the first message'),
  with: Partner,
  messages: z.array(PublicMessage).describe('By ascending `seq`'),
  readSeq: whole(6).describe('The `seq` up to which you have read'),
  theirReadSeq: whole(7).describe(
    'The `seq` up to which the other person has read; 0 while one of you blocks the other',
  ),
  canWrite: flag(true).describe('False when one of the two has blocked the other, or has left'),
})

export const Notification = z.object({
  id,
  kind: text('accept'),
  title: text('Blue Haven Pool Care accepted your request'),
  detail: text('Mon, Jun 14, 10:00 AM · Weekly cleaning').describe('Empty when the title says it all'),
  path: text('/dashboard').describe('The page that shows it, on this site'),
  createdAt: instant,
  read: flag(false),
})

export const UnreadCounts = z.object({
  messages: whole(2).describe('How many messages you have not read; counted up to 100'),
  notifications: whole(3).describe('How many notifications you have not read; counted up to 100'),
})
