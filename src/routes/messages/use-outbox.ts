import { useRef, useState } from 'react'

import type { MessageView } from '../../features/messages/message.ts'
import { draftKey, readDraft, storeDraft } from '../../platform/forms/draft.ts'
import { post, type Problem, type Writing } from './thread-calls.ts'

export interface Outgoing {
  /** Becomes the message's id, so that sending it twice delivers it once. */
  key: string
  body: string
  photo: File | null
  /** Why it was not sent; null while it is being sent. */
  problem: Problem | null
}

interface OutboxOptions extends Writing {
  onSent: (message: MessageView) => void
}

/** Sends messages one by one, in the order they were written; a failed one waits to be retried. */
export function useOutbox({ onSent, ...writing }: OutboxOptions) {
  const [outgoing, setOutgoing] = useState<Outgoing[]>([])
  const queue = useRef(Promise.resolve())

  async function deliver(message: Outgoing) {
    const sent = await post(writing, message)
    if (sent.ok) {
      onSent(sent.message)
      setOutgoing((all) => all.filter(({ key }) => key !== message.key))
    } else {
      // The conversation may no longer be visible.
      const draft = draftKey(writing.viewerId, writing.userId)
      storeDraft(draft, [message.body, readDraft(draft)])
      setOutgoing((all) => all.map((one) => (one.key === message.key ? { ...one, problem: sent.problem } : one)))
    }
  }

  function enqueue(message: Outgoing) {
    queue.current = queue.current.then(() => deliver(message))
  }

  return {
    outgoing,
    send: (body: string, photo: File | null) => {
      const message = { key: newKey(), body, photo, problem: null }
      setOutgoing((all) => [...all, message])
      enqueue(message)
    },
    retry: (key: string) => {
      const message = outgoing.find((one) => one.key === key)
      if (!message) return
      setOutgoing((all) => all.map((one) => (one.key === key ? { ...one, problem: null } : one)))
      enqueue(message)
    },
  }
}

/** A UUID. `crypto.randomUUID` would make one only on pages with https. */
function newKey(): string {
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', () => {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    return (byte % 16).toString(16)
  })
}
