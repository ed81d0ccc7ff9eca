import { later, minutesInMs } from '../../platform/durations.ts'
import { refuse } from '../../platform/refusal.ts'
import type { OneTimeTokenRow } from '../../platform/tables/account-tables.ts'
import { hashOf, newSecret } from '../../platform/secret-token.server.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { lockAccount } from './account-locks.table.server.ts'
import { linkLifetimes } from './link-lifetimes.ts'
import { findToken, replaceToken, takeToken, type TokenPurpose } from './one-time-tokens.table.server.ts'

/** Creates a secret for a link to one address. It replaces the account's earlier one for the same purpose. */
export async function issueToken(
  visit: Visit,
  { sessionId = visit.actor?.sessionId ?? null, ...token }: NewToken,
): Promise<string> {
  const secret = newSecret()
  const { minutes } = linkLifetimes[token.purpose]
  await replaceToken(visit, {
    ...token,
    sessionId,
    tokenHash: hashOf(secret),
    createdAt: visit.now,
    expiresAt: later(visit.now, minutesInMs(minutes)),
  })
  return secret
}

export interface NewToken extends Pick<OneTimeTokenRow, 'accountId' | 'purpose' | 'email'> {
  /** The session that asked for the link's action; the caller's by default. */
  sessionId?: string | null
}

/**
 * Uses a secret up and returns its account, locked, and the address it was sent to, or refuses. Call it in the
 * transaction of the link's action.
 */
export async function redeemToken(visit: Visit, purposes: readonly TokenPurpose[], secret: string) {
  const tokenHash = hashOf(secret)
  const found = (await findToken(visit, tokenHash, purposes)) ?? refuseToken()
  // Before the token, as for every other change of an account.
  const account = (await lockAccount(visit, found.accountId)) ?? refuseToken()
  const token = (await takeToken(visit, tokenHash, purposes)) ?? refuseToken()
  return { ...token, account }
}

/** The address that a secret was sent to, without using it up; undefined once it is invalid. */
export async function addressOfToken(visit: Visit, purposes: readonly TokenPurpose[], secret: string) {
  return (await findToken(visit, hashOf(secret), purposes))?.email
}

export function refuseToken(): never {
  const message = 'This link has already been used or has expired. Please ask for a new one.'
  refuse('invalid', message, { code: 'TOKEN_INVALID', fields: { token: message } })
}
