import { useState } from 'react'

import type { MessageView, ThreadView } from '../../features/messages/message.ts'
import { useLiveEvents } from '../../shell/use-live.ts'
import { inOrder, lastWithoutGap } from './thread-order.ts'
import { readThread } from './thread-calls.ts'

/** The messages of a thread as they grow: at the end by live events, at the start by whoever scrolls back. */
export function useThread({ conversationId, with: { userId }, messages: fromPage, ...page }: ThreadView) {
  const [more, setMore] = useState<MessageView[]>([])
  const [theirReadSeq, setTheirReadSeq] = useState(page.theirReadSeq)
  const messages = inOrder([...fromPage, ...more])
  const add = (found: MessageView[]) => setMore((known) => inOrder([...known, ...found]))

  async function catchUp() {
    let after = lastWithoutGap(messages)
    for (;;) {
      const thread = await readThread(userId, { after })
      if (thread === null) return
      setTheirReadSeq(thread.theirReadSeq)
      add(thread.messages)
      const last = thread.messages.at(-1)
      if (!last) return
      after = last.seq
    }
  }

  useLiveEvents((event) => {
    const about = event.type === 'message' || event.type === 'read' ? event.data.conversationId : null
    const ours = about !== null && (conversationId === null || about === conversationId)
    if (ours || event.type === 'resync') void catchUp()
  })

  return {
    messages,
    add,
    theirReadSeq: Math.max(theirReadSeq, page.theirReadSeq),
    hasEarlier: (messages[0]?.seq ?? 1) > 1,
    async readEarlier() {
      const thread = messages[0] ? await readThread(userId, { before: messages[0].seq }) : null
      if (thread) add(thread.messages)
    },
  }
}
