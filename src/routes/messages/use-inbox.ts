import type { ConversationPage } from '../../features/messages/message.ts'
import { nextCursor } from '../../shell/next-cursor.ts'
import { useLiveData } from '../use-live-data.ts'

/** A page of the conversations as it was loaded, then live; `cursor` is where it begins. */
export function useInbox(fromPage: ConversationPage, cursor: string | null = null): ConversationPage {
  return useLiveData(fromPage, ['message', 'read', 'resync'], () => readInbox(cursor))
}

async function readInbox(cursor: string | null): Promise<ConversationPage | null> {
  const query = cursor === null ? '' : `?${new URLSearchParams({ cursor })}`
  const answer = await fetch(`/api/conversations${query}`).catch(() => null)
  return answer?.ok ? { conversations: await answer.json(), next: nextCursor(answer) } : null
}
