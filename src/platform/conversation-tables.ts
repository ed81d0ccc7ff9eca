import type { Generated } from 'kysely'

import type { BookingStatus } from './column-values.ts'

/** Rows of what people say to each other, and to us. */

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

export interface MessageRow {
  conversationId: string
  seq: number
  id: string
  /** Null for a line about a booking. */
  senderId: string | null
  /** Who did what the line is about; null for a message, and when a request expired. */
  actorId: string | null
  body: string
  bookingId: string | null
  /** What the booking became, of a line about it; its words are made when it is read. */
  bookingStatus: BookingStatus | null
  /** What that change said it costs: the booking may have learned it before or after. */
  priceCents: number | null
  pictureId: string | null
  createdAt: Date
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
  /** Counts up as rows are written. */
  seq: Generated<number>
  /** The database's own clock. */
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
