import type { ConversationPage, ConversationView } from '../../features/messages/message.ts'
import { nextCursor } from './next-cursor.ts'
import { useLiveData } from '../use-live-data.ts'

/** The newest conversations, updated live; by an API call, so that the thread next to them stays (030). */
export function useInbox(fromPage: ConversationPage): ConversationPage {
  return useLiveData(fromPage, ['message', 'read', 'resync'], readInbox)
}

async function readInbox(): Promise<ConversationPage | null> {
  const answer = await fetch('/api/conversations').catch(() => null)
  if (!answer?.ok) return null
  const conversations: unknown = await answer.json()
  return isList(conversations) ? { conversations: conversations.map(withOwnPicture), next: nextCursor(answer) } : null
}

/** The API names our pictures with the host of `PUBLIC_URL`, which need not be the one of this page: then they are refused. */
function withOwnPicture(conversation: ConversationView): ConversationView {
  const { image, ...other } = conversation.with
  return { ...conversation, with: { ...other, image: image && image.replace(hostOfOurs, '') } }
}

const hostOfOurs = /^https?:\/\/[^/]+(?=\/(media\/[\da-f-]{36}-|pictures\/demo\/))/

function isList(body: unknown): body is ConversationView[] {
  return Array.isArray(body)
}
