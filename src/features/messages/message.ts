import type { z } from 'zod'

import type { PublicMessage } from './public-message.schema.ts'

export const maxMessageLength = 4000
export const tooLongMessage = `Please use at most ${maxMessageLength.toLocaleString('en-US')} characters`

export type Message = z.output<typeof PublicMessage>

/** A message as our own pages show it. */
export interface MessageView extends Message {
  picture: Photo | null
  /** Set if it is about a booking: shown in place of `body`. */
  line: LineView | null
}

/** A line about a booking as its reader sees it: "You" did what they did. */
export interface LineView {
  text: string
  /** Below the other person's name, as in an inbox. */
  news: string
}

/** A photo; width and height are those of its largest copy, in pixels. */
export interface Photo {
  id: string
  width: number
  height: number
}

/** The other person in a conversation. */
export interface Counterpart {
  userId: string
  name: string
  businessName: string | null
  image: string | null
}

export interface ConversationView {
  id: string
  with: Counterpart
  lastMessage: MessageView | null
  unread: number
  /** The pro's time zone, used until the reader's own is known; not part of the API's answer. */
  timeZone: string
}

/** A conversation's page; the API's answer is the first part of it. */
export interface ThreadView {
  /** Null before the first message. */
  conversationId: string | null
  with: Counterpart
  messages: MessageView[]
  readSeq: number
  theirReadSeq: number
  canWrite: boolean

  /** Whether the other person has a profile page at /pros. */
  hasProfile: boolean
  /** The other person is a pro whom homeowners can ask for an appointment now. */
  acceptsRequests: boolean
  blockedByMe: boolean
  /** The other person deleted their account. */
  hasLeft: boolean
  /** The pro's time zone, used until the reader's own is known. */
  timeZone: string
}

export interface ConversationPage {
  conversations: ConversationView[]
  next: string | null
}

export interface Piece {
  /** Its start in the text. */
  at: number
  text: string
  /** Set if the part is an address that may become a link. */
  href?: string
}

/**
 * Splits a text at its https addresses. Nothing else becomes a link: not http, not javascript, no address with a login
 * in it.
 */
export function piecesOf(body: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: found, index } of body.matchAll(/https:\/\/[^\s<>"'`]+/g)) {
    const text = withoutClosing(found)
    if (!isFollowable(text)) continue
    if (index > end) pieces.push({ at: end, text: body.slice(end, index) })
    pieces.push({ at: index, text, href: new URL(text).href })
    end = index + text.length
  }
  return end < body.length ? [...pieces, { at: end, text: body.slice(end) }] : pieces
}

/** The newest message as one line of an inbox. */
export function lineOf(message: MessageView | null, viewerId: string): string {
  if (message === null) return 'No messages yet'
  const all = (message.line?.news ?? wordsIn(message)).replace(/\s+/g, ' ').trim()
  // By characters: half of an emoji is not shown.
  const text = Array.from(all).slice(0, 140).join('')
  return message.senderId === viewerId ? `You: ${text}` : text
}

/** The text of a message; "Photo" stands in for one without text. */
export function wordsIn({ body }: { body: string }): string {
  return body === '' ? 'Photo' : body
}

/** Punctuation after an address belongs to the sentence. A loop, since a regular expression would be quadratic. */
function withoutClosing(address: string): string {
  let end = address.length
  while ('.,;:!?)]}*_'.includes(address[end - 1] ?? ' ')) end--
  return address.slice(0, end)
}

// The longest that a host can be. Reading a host takes the square of its length: of four thousand letters, 50 ms.
const possibleHost = /^https:\/\/[^/?#\\]{1,253}([/?#\\]|$)/

function isFollowable(text: string): boolean {
  if (!possibleHost.test(text) || !URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  return protocol === 'https:' && hostname.includes('.') && username === '' && password === ''
}
