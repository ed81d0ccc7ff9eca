import { useRef, useState } from 'react'

import type { MessageView, ThreadView } from '../../features/messages/message.ts'
import { useLiveEvents } from '../../shell/use-live.ts'
import { inOrder, lastWithoutGap } from './thread-order.ts'
import { readThread } from './thread-calls.ts'

/** The messages of a thread as they grow: at the end by live events, at the start by whoever scrolls back. */
export function useThread({ conversationId, with: { userId }, messages: fromPage, ...page }: ThreadView) {
  const [more, setMore] = useState<MessageView[]>([])
  const [theirReadSeq, setTheirReadSeq] = useState(0)
  const messages = inOrder([...fromPage, ...more])
  const add = (found: MessageView[]) => setMore((known) => inOrder([...known, ...found]))

  const events = useRef(0)
  /** Reads what is new, one page after the other, and once more for all the events that came meanwhile. */
  async function catchUp() {
    if (events.current++ > 0) return
    let after = lastWithoutGap(messages)
    for (let heeded = 0; heeded < events.current;) {
      heeded = events.current
      const thread = await readThread(userId, { after })
      if (!thread) continue
      setTheirReadSeq(thread.theirReadSeq)
      add(thread.messages)
      const last = thread.messages.at(-1)
      if (!last) continue
      after = last.seq
      heeded = 0
    }
    events.current = 0
  }

  useLiveEvents((event) => {
    const about = event.type === 'message' || event.type === 'read' ? event.data.conversationId : null
    if (about === null ? event.type === 'resync' : about === (conversationId ?? about)) void catchUp()
  })

  return {
    messages,
    add,
    theirReadSeq: Math.max(theirReadSeq, page.theirReadSeq),
    hasEarlier: (messages[0]?.seq ?? 1) > 1,
    readEarlier: async () => {
      const thread = messages[0] ? await readThread(userId, { before: messages[0].seq }) : null
      if (thread) add(thread.messages)
    },
  }
}
