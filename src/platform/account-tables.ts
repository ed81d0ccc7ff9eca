/** Rows of what came with the pro's business: tokens, consents, mail, pictures. */

export interface OneTimeTokenRow {
  tokenHash: string
  accountId: string
  purpose: 'verify-email' | 'reset-password'
  /** The address that the token was sent to. */
  email: string
  createdAt: Date
  expiresAt: Date
}

export interface MembershipConsentRow {
  id: string
  accountId: string
  plan: 'month' | 'year'
  priceCents: number
  terms: string
  ip: string
  consentedAt: Date
}

export interface KeptMailRow {
  id: string
  toAddress: string
  subject: string
  text: string
  html: string
  createdAt: Date
}

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

export interface PictureRow {
  id: string
  accountId: string
  purpose: 'profile' | 'business' | 'message'
  width: number
  height: number
  createdAt: Date
}
