import type { ConversationPage } from '../../features/messages/message.ts'
import { useLiveData } from '../use-live-data.ts'
import { fetchInbox } from './thread-calls.ts'

/** The newest conversations, updated live; not by the page's loader, so that the thread next to them stays (030). */
export function useInbox(fromPage: ConversationPage): ConversationPage {
  return useLiveData(fromPage, ['message', 'read', 'resync'], fetchInbox)
}
