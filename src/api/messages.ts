import { z } from 'zod'

import { block, unblock } from '../features/messages/blocks.server.ts'
import { type ConversationView, type Message, type ThreadView, wordsIn } from '../features/messages/message.ts'
import {
  ConversationsQuery,
  NewMessage,
  NewReport,
  ReadUpTo,
  ThreadQuery,
} from '../features/messages/message.schema.ts'
import { markRead, publishTyping } from '../features/messages/messages.server.ts'
import { report } from '../features/messages/reports.server.ts'
import { sendMessage } from '../features/messages/send-message.server.ts'
import { getThread, listConversations, newestBookings, threadPageSize } from '../features/messages/threads.server.ts'
import type { Visit } from '../platform/visit.server.ts'
import { call } from './call.ts'
import { linkNext } from './context.ts'
import { withImage } from './pictures.ts'
import { shapes } from './shapes.ts'

export const messageCalls = [
  call('GET /api/conversations', {
    summary: 'List your conversations, most recent first',
    query: ConversationsQuery,
    answers: [200, z.array(shapes.Conversation)],
    handle: async ({ visit, query, c }) => {
      const { conversations, next } = await listConversations(visit, query)
      const newest = await newestBookings(visit, conversations)
      linkNext(c, next)
      return conversations.map((one) => publicConversation(visit, one, newest.get(one.id) ?? null))
    },
  }),
  call('GET /api/messages/{userId}', {
    summary: 'Get the conversation with a person',
    details: `The newest ${threadPageSize} messages, unless \`before\` or \`after\` asks for others.`,
    query: ThreadQuery,
    refuses: ['YOURSELF'],
    answers: [200, shapes.Thread],
    handle: async ({ visit, params, query }) => publicThread(visit, await getThread(visit, params.userId, query)),
  }),
  call('POST /api/messages/{userId}', {
    summary: 'Send a message',
    body: NewMessage,
    refuses: ['YOURSELF', 'BLOCKED'],
    repeatable: true,
    answers: [201, shapes.Message],
    handle: async ({ visit, params, body, key }) => withText(await sendMessage(visit, params.userId, body, key)),
  }),
  call('POST /api/messages/{userId}/read', {
    summary: 'Mark messages as read, up to a number',
    details: 'A number beyond the last message counts as the last one; a lower one than before changes nothing.',
    body: ReadUpTo,
    refuses: ['YOURSELF'],
    answers: [204],
    handle: ({ visit, params, body }) => markRead(visit, params.userId, body.seq),
  }),
  call('POST /api/messages/{userId}/typing', {
    summary: 'Send a typing indicator',
    refuses: ['YOURSELF', 'BLOCKED'],
    answers: [204],
    handle: ({ visit, params }) => publishTyping(visit, params.userId),
  }),
  call('POST /api/messages/{userId}/block', {
    summary: 'Block a person',
    details: 'Neither of you can write to the other, and no request between you can be made or accepted.',
    refuses: ['YOURSELF'],
    answers: [204],
    handle: ({ visit, params }) => block(visit, params.userId),
  }),
  call('DELETE /api/messages/{userId}/block', {
    summary: 'Unblock a person',
    refuses: ['YOURSELF'],
    answers: [204],
    handle: ({ visit, params }) => unblock(visit, params.userId),
  }),
  call('POST /api/reports', {
    summary: 'Report a message, a review or a person',
    details: 'To support, which sees what is reported. Only messages of your own conversations can be reported.',
    body: NewReport,
    refuses: [404],
    repeatable: true,
    answers: [201, shapes.Created],
    handle: async ({ visit, body, key }) => ({ id: await report(visit, body, key) }),
  }),
]

function publicConversation(
  visit: Visit,
  { with: other, lastMessage, ...view }: ConversationView,
  bookingId: string | null,
) {
  return { ...view, with: withImage(visit, other), lastMessage: lastMessage && withText(lastMessage), bookingId }
}

function publicThread(visit: Visit, { with: other, messages, ...view }: ThreadView) {
  return { ...view, with: withImage(visit, other), messages: messages.map(withText) }
}

/** API clients get no pictures: a photo without text has the text that the inbox shows for it. */
function withText(message: Message): Message {
  return { ...message, body: wordsIn(message) }
}
