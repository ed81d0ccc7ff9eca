import { block, unblock } from '../features/messages/blocks.server.ts'
import { report } from '../features/messages/reports.server.ts'
import { type ConversationView, type Message, type ThreadView, wordsIn } from '../features/messages/message.ts'
import {
  ConversationsQuery,
  NewMessage,
  NewReport,
  ReadUpTo,
  ThreadQuery,
} from '../features/messages/message.schema.ts'
import { markRead, publishTyping } from '../features/messages/messages.server.ts'
import { sendMessage } from '../features/messages/send-message.server.ts'
import { getThread, listConversations, newestBookings } from '../features/messages/threads.server.ts'
import type { Visit } from '../platform/visit.server.ts'
import { idempotencyKey } from '../platform/idempotency.server.ts'
import { api, linkNext, readJson, readQuery } from './context.ts'
import { shapes } from './shapes.ts'
import { withImage } from './pictures.ts'
import { published } from './published.ts'

export const messagesApi = api
  .createApp()
  .get('/conversations', async (c) => {
    const { conversations, next } = await listConversations(c.var.visit, readQuery(c, ConversationsQuery).cursor)
    const newest = await newestBookings(c.var.visit, conversations)
    linkNext(c, next)
    return c.json(conversations.map((one) => publicConversation(c.var.visit, one, newest.get(one.id) ?? null)))
  })
  .get('/messages/:userId', async (c) =>
    c.json(publicThread(c.var.visit, await getThread(c.var.visit, c.req.param('userId'), readQuery(c, ThreadQuery)))),
  )
  .post('/messages/:userId', async (c) => {
    const message = await readJson(c, NewMessage)
    return c.json(
      publicMessage(await sendMessage(c.var.visit, c.req.param('userId'), message, idempotencyKey(c.req.raw.headers))),
      201,
    )
  })
  .post('/messages/:userId/read', async (c) => {
    const { seq } = await readJson(c, ReadUpTo)
    await markRead(c.var.visit, c.req.param('userId'), seq)
    return c.body(null, 204)
  })
  .post('/messages/:userId/typing', async (c) => {
    await publishTyping(c.var.visit, c.req.param('userId'))
    return c.body(null, 204)
  })
  .post('/messages/:userId/block', async (c) => {
    await block(c.var.visit, c.req.param('userId'))
    return c.body(null, 204)
  })
  .delete('/messages/:userId/block', async (c) => {
    await unblock(c.var.visit, c.req.param('userId'))
    return c.body(null, 204)
  })
  .post('/reports', async (c) => {
    const about = await readJson(c, NewReport)
    return c.json({ id: await report(c.var.visit, about, idempotencyKey(c.req.raw.headers)) }, 201)
  })

function publicConversation(
  visit: Visit,
  { with: other, lastMessage, ...view }: ConversationView,
  bookingId: string | null,
) {
  const message = lastMessage && inWords(lastMessage)
  return published(shapes.Conversation, { ...view, with: withImage(visit, other), lastMessage: message, bookingId })
}

function publicThread(visit: Visit, { with: other, messages, ...view }: ThreadView) {
  return published(shapes.Thread, { ...view, with: withImage(visit, other), messages: messages.map(inWords) })
}

function publicMessage(message: Message) {
  return published(shapes.Message, inWords(message))
}

/** API clients get no pictures: a photo without text has the text that the inbox shows for it. */
function inWords(message: Message): Message {
  return { ...message, body: wordsIn(message) }
}
