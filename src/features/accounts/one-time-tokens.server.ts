import { refuse } from '../../platform/refusal.ts'
import type { OneTimeTokenRow } from '../../platform/account-tables.ts'
import { hashOf, newSecret } from '../../platform/secret-token.server.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { findToken, replaceToken, takeToken, type TokenPurpose } from './one-time-tokens.table.server.ts'

/** For how many minutes a link in an email is valid. */
const lifetimes = {
  'verify-email': 24 * 60,
  'reset-password': 30,
  'restore-email': 7 * 24 * 60,
} as const satisfies Record<TokenPurpose, number>

/** A secret for one link to one address. It replaces the account's earlier one for the same purpose. */
export async function issueToken(
  visit: Visit,
  { sessionId = visit.actor?.sessionId ?? null, ...token }: NewToken,
): Promise<string> {
  const secret = newSecret()
  const minutes = lifetimes[token.purpose]
  await replaceToken(visit, {
    ...token,
    sessionId,
    tokenHash: hashOf(secret),
    createdAt: visit.now,
    expiresAt: new Date(visit.now.getTime() + minutes * 60_000),
  })
  return secret
}

export interface NewToken extends Pick<OneTimeTokenRow, 'accountId' | 'purpose' | 'email'> {
  /** Who asked for what the link allows; the caller unless said. */
  sessionId?: string | null
}

/** Uses a secret up: whose it was and where it was sent, or a refusal. Call it in the transaction of what it allows. */
export async function redeemToken(visit: Visit, purposes: readonly TokenPurpose[], secret: string) {
  return (await takeToken(visit, hashOf(secret), purposes)) ?? refuseToken()
}

/** The address that a secret was sent to, without using it up; undefined once it is no longer valid. */
export async function addressOfToken(visit: Visit, purposes: readonly TokenPurpose[], secret: string) {
  return (await findToken(visit, hashOf(secret), purposes))?.email
}

export function refuseToken(): never {
  const message = 'This link was used already or is too old. Please ask for a new one.'
  refuse('invalid', message, { code: 'TOKEN_INVALID', fields: { token: message } })
}
