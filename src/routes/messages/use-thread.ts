import { useState } from 'react'

import type { Message, ThreadView } from '../../features/messages/message.ts'
import { useLiveEvents } from '../../shell/use-live.ts'
import { inOrder, lastWithoutGap } from './thread-order.ts'
import { readThread } from './thread-calls.ts'

/** The messages of a thread as they grow: at the end by live events, at the start by whoever scrolls back. */
export function useThread({ conversationId, with: { userId }, messages: fromPage }: ThreadView) {
  const [more, setMore] = useState<Message[]>([])
  const messages = inOrder([...fromPage, ...more])
  const add = (found: Message[]) => setMore((known) => inOrder([...known, ...found]))

  async function catchUp() {
    let after = lastWithoutGap(messages)
    for (;;) {
      const found = await readThread(userId, { after })
      add(found)
      const last = found.at(-1)
      if (!last) return
      after = last.seq
    }
  }

  useLiveEvents((event) => {
    const ours = event.type === 'message' && (conversationId === null || event.data.conversationId === conversationId)
    if (ours || event.type === 'resync') void catchUp()
  })

  return {
    messages,
    add,
    hasEarlier: (messages[0]?.seq ?? 1) > 1,
    async readEarlier() {
      const first = messages[0]
      if (first) add(await readThread(userId, { before: first.seq }))
    },
  }
}
