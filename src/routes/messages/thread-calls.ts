import type { Conversation, Message, Thread } from '../../features/messages/message.ts'
import type { Outgoing } from './use-outbox.ts'

// Calls of the API in place of forms and loaders: what changes while it is read, over a connection that comes and goes.
// A loader that fails shows the error page.

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

/** A page of the history, or null when it cannot be had now. */
export async function readThread(
  userId: string,
  query: { before: number } | { after: number },
): Promise<Thread | null> {
  const asked = new URLSearchParams(Object.entries(query).map(([name, seq]) => [name, String(seq)]))
  return read(`/api/messages/${userId}?${asked}`)
}

export async function readInbox(): Promise<Conversation[] | null> {
  return read('/api/conversations')
}

async function read(call: string) {
  try {
    const answer = await fetch(call)
    return answer.ok ? await answer.json() : null
  } catch {
    return null
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
