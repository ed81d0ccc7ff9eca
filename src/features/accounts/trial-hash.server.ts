import { hash } from 'node:crypto'

import { mailboxOf } from './mailbox.ts'

/** A hash that identifies a person, however they spell their address, without revealing it. */
export function trialHashOf(email: string): string {
  return hash('sha256', mailboxOf(email), 'base64url')
}
