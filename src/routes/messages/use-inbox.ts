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
  return isList(conversations) ? { conversations, next: nextCursor(answer) } : null
}

function isList(body: unknown): body is ConversationView[] {
  return Array.isArray(body)
}
