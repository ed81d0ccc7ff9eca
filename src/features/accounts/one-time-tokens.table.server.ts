import type { Database } from '../../platform/database.server.ts'
import type { OneTimeTokenRow } from '../../platform/account-tables.ts'

export type TokenPurpose = OneTimeTokenRow['purpose']

/** Of several concurrent calls the last one's token stays. */
export async function replaceToken(db: Database, token: OneTimeTokenRow) {
  const { accountId, purpose, ...rest } = token
  await db
    .insertInto('oneTimeToken')
    .values({ accountId, purpose, ...rest })
    .onConflict((conflict) => conflict.columns(['accountId', 'purpose']).doUpdateSet(rest))
    .execute()
}

/** Deleting the row uses the token up, so only one of several concurrent uses succeeds. */
export async function takeToken(db: Database, tokenHash: string, purposes: readonly TokenPurpose[], now: Date) {
  return db
    .deleteFrom('oneTimeToken')
    .where('tokenHash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .where('expiresAt', '>', now)
    .returning(['accountId', 'purpose', 'email', 'sessionId'])
    .executeTakeFirst()
}

export async function findToken(db: Database, tokenHash: string, purposes: readonly TokenPurpose[], now: Date) {
  return db
    .selectFrom('oneTimeToken')
    .select('accountId')
    .where('tokenHash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
}

export async function hasToken(db: Database, accountId: string, purpose: TokenPurpose, now: Date): Promise<boolean> {
  const tokens = db.selectFrom('oneTimeToken').select('purpose').where('accountId', '=', accountId)
  const found = tokens.where('purpose', '=', purpose).where('expiresAt', '>', now)
  return (await found.executeTakeFirst()) !== undefined
}

export async function deleteTokens(db: Database, accountId: string, purposes: readonly TokenPurpose[]) {
  await db.deleteFrom('oneTimeToken').where('accountId', '=', accountId).where('purpose', 'in', purposes).execute()
}

export async function deleteExpiredTokens(db: Database, now: Date) {
  await db.deleteFrom('oneTimeToken').where('expiresAt', '<=', now).execute()
}
