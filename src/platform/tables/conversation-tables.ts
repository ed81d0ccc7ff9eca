import type { Generated } from 'kysely'

import type { BookingStatus } from './column-values.ts'

/** Rows of conversations, and of messages to support. */

export interface ConversationRow {
  id: string
  customerId: string
  proId: string
  /** The number of the newest message; 0 before the first. */
  lastSeq: number
  customerReadSeq: number
  proReadSeq: number
  lastMessageAt: Date
  createdAt: Date
}

export interface MessageRow extends LineColumns {
  conversationId: string
  seq: number
  id: string
  /** Null for a line about a booking. */
  senderId: string | null
  /** The person who made the change that the line is about; null for a message, and when a request expired. */
  actorId: string | null
  body: string
  bookingId: string | null
  pictureId: string | null
  createdAt: Date
}

/** What a line about a booking tells of that moment; its text is made when it is read. Of a message, all are empty. */
export interface LineColumns {
  /** The status that the booking changed to. */
  bookingStatus: BookingStatus | null
  /** The price named in that change: the booking may have got its price before or after. */
  priceCents: number | null
  /** For a line about a suggestion of other times: the pro made it, or the customer took one of them. */
  suggestionId: string | null
  /** The line says that this suggestion was taken back. */
  retracts: boolean
  /** When the booking was, after that change. Null in older lines that say when it is (docs/decisions/052). */
  scheduledDate: string | null
  scheduledTime: string | null
  /** When it was before, or the booking that a request would replace. */
  insteadOfDate: string | null
  insteadOfTime: string | null
}

export interface ReportRow {
  id: string
  subject: 'message' | 'review' | 'user'
  subjectId: string
  reason: string
  details: string
  reporterId: string
  createdAt: Date
}

export interface BusEventRow {
  id: string
  payload: string
  /** Increases as rows are inserted. */
  seq: Generated<number>
  /** By the database's own clock. */
  createdAt: Generated<Date>
}

/** A message from the contact form. */
export interface ContactMessageRow {
  id: string
  accountId: string | null
  name: string
  email: string
  phone: string | null
  subject: string
  message: string
  createdAt: Date
}
