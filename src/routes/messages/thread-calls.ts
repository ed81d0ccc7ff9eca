import type { ConversationPage, Message, MessageView, ThreadView } from '../../features/messages/message.ts'
import { type Fields, readAnswer } from '../../platform/read-answer.ts'
import { troubleOf } from '../../shell/trouble.ts'
import type { BookingStripData } from './booking-strip.tsx'
import type { Outgoing } from './use-outbox.ts'

// API calls instead of loaders and actions: a thread changes while it is open, over an unreliable connection (030).

type Sent = { ok: true; message: MessageView } | { ok: false; problem: Problem }

/** Why a message was not sent. */
export interface Problem {
  words: string
  isSignedOut: boolean
}

/**
 * The page's viewer and the other person. The server refuses what a page sends that was rendered for another viewer.
 */
export interface Writing {
  viewerId: string
  userId: string
  bookingId: string | null
}

const noAnswer: Problem = { words: 'There is no connection to Poolwell.', isSignedOut: false }

export async function post(writing: Writing, message: Outgoing): Promise<Sent> {
  try {
    const answer = await (message.photo ? postPhoto : postWords)(writing, message)
    if (!answer.ok) return { ok: false, problem: await problemOf(answer) }
    // The API's answer to a message without a photo has no fields of our pages.
    const said = await readAnswer<Message>(answer, messageFields)
    return said ? { ok: true, message: { picture: null, line: null, ...said } } : { ok: false, problem: noAnswer }
  } catch {
    return { ok: false, problem: noAnswer }
  }
}

const messageFields = {
  id: true,
  conversationId: true,
  seq: true,
  senderId: true,
  body: true,
  bookingId: true,
  createdAt: true,
} as const

/** An overloaded server, or a proxy in between, answers with only a status. */
async function problemOf(answer: Response): Promise<Problem> {
  const said = await readAnswer<Refused>(answer, { message: true }).catch(() => null)
  const { title, advice = 'Please try again in a moment.' } = troubleOf(answer.status)
  const words = said?.fields?.picture ?? said?.message ?? `${title}. ${advice}`
  return { words, isSignedOut: answer.status === 401 }
}

interface Refused {
  message: string
  fields?: { picture?: string }
}

async function postWords({ viewerId, userId, bookingId }: Writing, { key, body }: Outgoing): Promise<Response> {
  return fetch(`/api/messages/${userId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, 'x-viewer': viewerId },
    body: JSON.stringify({ body, ...(bookingId === null ? {} : { bookingId }) }),
  })
}

async function postPhoto(writing: Writing, { key, body, photo }: Outgoing): Promise<Response> {
  const { viewerId, userId, bookingId } = writing
  const form = new FormData()
  form.set('body', body)
  if (photo) form.set('picture', photo)
  const headers = { 'idempotency-key': key, 'x-viewer': viewerId }
  return fetch(`/messages/${userId}/messages${about(bookingId)}`, { method: 'POST', headers, body: form })
}

/** An earlier page of messages, or null when it cannot be loaded now. */
export async function fetchThread(
  userId: string,
  query: { before: number } | { after: number },
): Promise<NewInThread | null> {
  const search = new URLSearchParams(Object.entries(query).map(([name, seq]) => [name, String(seq)]))
  return read<NewInThread>(`/messages/${userId}/messages?${search}`, { messages: true, theirReadSeq: true })
}

type NewInThread = Pick<ThreadView, 'messages' | 'theirReadSeq'>

/** The booking above a thread, in its current state. */
export async function fetchBooking(userId: string, bookingId: string | null): Promise<BookingStripData | null> {
  return read<BookingStripData>(`/messages/${userId}/booking${about(bookingId)}`, { summary: true, more: true })
}

/** The newest conversations. */
export async function fetchInbox(): Promise<ConversationPage | null> {
  return read<ConversationPage>('/messages/newest', { conversations: true, next: true })
}

function about(bookingId: string | null): string {
  return bookingId === null ? '' : `?bookingId=${bookingId}`
}

async function read<Body extends object>(call: string, fields: Fields<Body>): Promise<Body | null> {
  try {
    const answer = await fetch(call)
    return answer.ok ? await readAnswer<Body>(answer, fields) : null
  } catch {
    return null
  }
}

export async function sendReadReceipt(viewerId: string, userId: string, seq: number): Promise<boolean> {
  const headers = { 'content-type': 'application/json', 'x-viewer': viewerId }
  const sent = { method: 'POST', headers, body: JSON.stringify({ seq }) }
  const answer = await fetch(`/api/messages/${userId}/read`, sent).catch(() => null)
  return answer?.ok === true
}

export async function sendTyping(userId: string): Promise<void> {
  await fetch(`/api/messages/${userId}/typing`, { method: 'POST' }).catch(() => null)
}
