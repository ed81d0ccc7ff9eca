import type { ConversationPage } from '../../features/messages/message.ts'
import { useLiveData } from '../use-live-data.ts'
import { readInbox } from './thread-calls.ts'

/** A page of the conversations as it was loaded, then live; `cursor` is where it begins. */
export function useInbox(fromPage: ConversationPage, cursor: string | null = null): ConversationPage {
  return useLiveData(fromPage, ['message', 'read', 'resync'], () => readInbox(cursor))
}
