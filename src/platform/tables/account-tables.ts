import type { Interval, MembershipStatus, PicturePurpose, Role } from './column-values.ts'

/** Rows of accounts and their data: the membership with its consents, sessions, link tokens and pictures. */

export interface AccountRow {
  id: string
  email: string
  role: Role
  firstName: string
  lastName: string
  phone: string | null
  profileImageUrl: string | null
  passwordHash: string
  emailVerifiedAt: Date | null
  createdAt: Date
  /** Becomes `email` once confirmed. */
  pendingEmail: string | null
  calendarTokenHash: string | null
  deletedAt: Date | null
}

export interface SessionRow {
  tokenHash: string
  id: string
  accountId: string
  createdAt: Date
  seenAt: Date
  expiresAt: Date
  userAgent: string
}

export interface OneTimeTokenRow {
  tokenHash: string
  accountId: string
  purpose: 'verify-email' | 'reset-password' | 'restore-email'
  /** The address that the token was sent to. */
  email: string
  /** The session that asked for it, if one did. */
  sessionId: string | null
  createdAt: Date
  expiresAt: Date
}

export interface MembershipRow {
  accountId: string
  status: MembershipStatus
  plan: Interval | null
  /** The plan that the next period begins with, if it is another one. */
  nextPlan: Interval | null
  expiresAt: Date | null
  cancelAtPeriodEnd: boolean
  /** Whether the payment provider has a card to charge. */
  hasCard: boolean
  updatedAt: Date
  /** The payment provider's customer id of this account. */
  customerRef: string | null
  trialUsedAt: Date | null
  /** When the last reminder was sent, before the end of a trial or of a paid year. */
  remindedAt: Date | null
  /** The numbers of the last reading of the provider that was begun, and of the last one that was stored. */
  syncBegun: number | null
  syncDone: number | null
}

export interface MembershipConsentRow {
  id: string
  accountId: string
  plan: Interval
  priceCents: number
  terms: string
  ip: string
  consentedAt: Date
}

export interface PictureRow {
  id: string
  accountId: string
  purpose: PicturePurpose
  width: number
  height: number
  /** The caption of a photo of the pro's work; empty for all others. */
  caption: string
  createdAt: Date
}
