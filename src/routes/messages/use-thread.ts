import { useRef, useState } from 'react'

import type { MessageView, ThreadView } from '../../features/messages/message.ts'
import { useLiveEvents } from '../../shell/use-live.ts'
import { showToast } from '../../ui/toast-store.ts'
import { inOrder, lastWithoutGap } from './thread-order.ts'
import { fetchThread } from './thread-calls.ts'

/** The messages of a thread: live events add to the end, scrolling back adds to the start. */
export function useThread({ conversationId, with: { userId }, messages: fromPage, ...page }: ThreadView) {
  const [more, setMore] = useState<MessageView[]>([])
  const [theirReadSeq, setTheirReadSeq] = useState(0)
  const messages = inOrder([...fromPage, ...more])
  const add = (found: MessageView[]) => setMore((known) => inOrder([...known, ...found]))

  const reading = useRef(false)
  const again = useRef(false)
  /** Loads all new messages page by page, and once more if events arrived meanwhile. */
  async function catchUp() {
    again.current = true
    if (reading.current) return
    reading.current = true
    let after = lastWithoutGap(messages)
    let last: MessageView | undefined
    do {
      again.current = false
      const thread = await fetchThread(userId, { after })
      if (thread) {
        setTheirReadSeq(thread.theirReadSeq)
        add(thread.messages)
      }
      last = thread?.messages.at(-1)
      after = last?.seq ?? after
    } while (last || again.current)
    reading.current = false
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
      const thread = messages[0] ? await fetchThread(userId, { before: messages[0].seq }) : null
      if (thread) add(thread.messages)
      else
        showToast({
          title: 'Earlier messages could not be loaded',
          description: 'Please try again in a moment.',
          tone: 'bad',
        })
    },
  }
}
