import { useState } from 'react'

import type { Conversation } from '../../features/messages/message.ts'
import { useLiveReload } from '../../shell/use-live.ts'
import { readInbox } from './thread-calls.ts'

/** A row of the inbox; the zone is for times until the reader's own is known. */
export type InboxConversation = Conversation & { timeZone?: string }

/** The conversations as of the page, then live. */
export function useInbox(fromPage: InboxConversation[]): InboxConversation[] {
  const [fresh, setFresh] = useState({ fromPage, conversations: fromPage })
  useLiveReload(['message', 'read', 'resync'], async () => {
    const conversations = await readInbox()
    if (conversations) setFresh({ fromPage, conversations })
  })
  return fresh.fromPage === fromPage ? fresh.conversations : fromPage
}
