import { sql } from 'kysely'

import type { Visit } from '../../platform/visit.server.ts'
import type { OneTimeTokenRow } from '../../platform/tables/account-tables.ts'

export type TokenPurpose = OneTimeTokenRow['purpose']

/** If several calls run at once, the token of the last one stays. */
export async function replaceToken({ db }: Visit, token: OneTimeTokenRow) {
  const { accountId, purpose, ...rest } = token
  await db
    .insertInto('oneTimeToken')
    .values({ accountId, purpose, ...rest })
    .onConflict((conflict) => conflict.columns(['accountId', 'purpose']).doUpdateSet(rest))
    .execute()
}

/** Deleting the row uses the token up, so only one of several concurrent uses succeeds. */
export async function takeToken({ db, now }: Visit, tokenHash: string, purposes: readonly TokenPurpose[]) {
  return db
    .deleteFrom('oneTimeToken')
    .where('tokenHash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .where('expiresAt', '>', now)
    .returning(['purpose', 'email', 'sessionId'])
    .executeTakeFirst()
}

export async function findToken(visit: Visit, tokenHash: string, purposes: readonly TokenPurpose[]) {
  const token = validTokens(visit).select(['accountId', 'email']).where('tokenHash', '=', tokenHash)
  return token.where('purpose', 'in', purposes).executeTakeFirst()
}

/** The session that asked for the account's still valid link of a purpose. */
export async function findTokenOf(visit: Visit, accountId: string, purpose: TokenPurpose) {
  const token = validTokens(visit).select('sessionId').where('accountId', '=', accountId)
  return token.where('purpose', '=', purpose).executeTakeFirst()
}

/** Whether an account that left this address can still get it back. */
export async function isToBeRestored(visit: Visit, address: string): Promise<boolean> {
  const tokens = validTokens(visit).select('accountId').where('purpose', '=', 'restore-email')
  const token = tokens.where(sql<string>`lower(email)`, '=', address.toLowerCase())
  return (await token.executeTakeFirst()) !== undefined
}

export async function deleteTokens({ db }: Visit, accountId: string, purposes: readonly TokenPurpose[]) {
  await db.deleteFrom('oneTimeToken').where('accountId', '=', accountId).where('purpose', 'in', purposes).execute()
}

function validTokens({ db, now }: Visit) {
  return db.selectFrom('oneTimeToken').where('expiresAt', '>', now)
}
