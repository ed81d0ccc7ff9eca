import type { Message, Thread } from '../../features/messages/message.ts'
import type { Outgoing } from './use-outbox.ts'

// Calls of the API in place of forms: a message on its way, and pages of a history that goes on while it is read.

type Sent = { ok: true; message: Message } | { ok: false; problem: string }

const noAnswer = 'There is no connection to Poolwell.'

export async function post(userId: string, { key, body }: Outgoing, bookingId: string | null): Promise<Sent> {
  try {
    const answer = await fetch(`/api/messages/${userId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ body, ...(bookingId === null ? {} : { bookingId }) }),
    })
    const said = await answer.json()
    return answer.ok ? { ok: true, message: said } : { ok: false, problem: String(said.message) }
  } catch {
    return { ok: false, problem: noAnswer }
  }
}

/** A page of the history, or nothing when it cannot be had now. */
export async function readThread(userId: string, query: { before: number } | { after: number }): Promise<Message[]> {
  try {
    const asked = new URLSearchParams(Object.entries(query).map(([name, seq]) => [name, String(seq)]))
    const answer = await fetch(`/api/messages/${userId}?${asked}`)
    if (!answer.ok) return []
    const thread: Thread = await answer.json()
    return thread.messages
  } catch {
    return []
  }
}

export async function tellRead(userId: string, seq: number): Promise<boolean> {
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ seq }) }
  const answer = await fetch(`/api/messages/${userId}/read`, sent).catch(() => null)
  return answer?.ok === true
}

export async function tellTyping(userId: string): Promise<void> {
  await fetch(`/api/messages/${userId}/typing`, { method: 'POST' }).catch(() => null)
}
