import { useState } from 'react'

import type { Conversation } from '../../features/messages/message.ts'
import { useLiveReload } from '../../shell/use-live.ts'
import { readInbox } from './thread-calls.ts'

/** A row of the inbox; the zone is for times until the reader's own is known. */
export type InboxConversation = Conversation & { timeZone?: string }

interface Inbox {
  conversations: InboxConversation[]
  next: string | null
}

/** A page of the conversations as it was loaded, then live; `cursor` is where it begins. */
export function useInbox(fromPage: Inbox, cursor: string | null = null): Inbox {
  const [fresh, setFresh] = useState({ fromPage, inbox: fromPage })
  useLiveReload(['message', 'read', 'resync'], async () => {
    const inbox = await readInbox(cursor)
    if (inbox) setFresh({ fromPage, inbox })
  })
  return fresh.fromPage === fromPage ? fresh.inbox : fromPage
}
