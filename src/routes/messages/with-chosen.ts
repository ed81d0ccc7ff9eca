import type { ConversationView, ThreadView } from '../../features/messages/message.ts'

/** The inbox next to a conversation shows that one as well, when it is older than the listed ones. */
export function withChosen(conversations: ConversationView[], view: ThreadView): ConversationView[] {
  const { conversationId: id, with: other, messages, timeZone } = view
  if (id === null || conversations.some((one) => one.with.userId === other.userId)) return conversations
  return [...conversations, { id, with: other, lastMessage: messages.at(-1) ?? null, unread: 0, timeZone }]
}
