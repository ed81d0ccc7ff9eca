import type { Interval } from './column-values.ts'

/** Rows that belong to one account besides its profile: link tokens, consents and pictures. */

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
  purpose: 'profile' | 'business' | 'message'
  width: number
  height: number
  createdAt: Date
}
