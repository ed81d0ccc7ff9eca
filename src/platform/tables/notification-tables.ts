import type { MailKind, NotificationKind } from './column-values.ts'

/** Rows of notifications and emails. */

export interface NotificationRow {
  id: string
  accountId: string
  kind: NotificationKind
  bookingId: string | null
  reviewId: string | null
  conversationId: string | null
  createdAt: Date
  readAt: Date | null
  /** When an email about it was sent; null again once it is read. */
  mailedAt: Date | null
}

export interface MailPreferenceRow {
  accountId: string
  kind: MailKind
  wanted: boolean
  token: string
  updatedAt: Date
}

/** Mail that was stored instead of sent. */
export interface KeptMailRow {
  id: string
  toAddress: string
  subject: string
  text: string
  html: string
  createdAt: Date
}
