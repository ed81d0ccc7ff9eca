import type { MailKind, Role } from '../../platform/tables/column-values.ts'
import type { MailPreferenceRow } from '../../platform/tables/notification-tables.ts'
import type { Visit } from '../../platform/visit.server.ts'

export async function findPreferences({ db }: Visit, accountId: string): Promise<MailPreferenceRow[]> {
  return db.selectFrom('mailPreference').selectAll().where('accountId', '=', accountId).execute()
}

/** The existing row of this kind, or the given one if there was none. */
export async function ensurePreference({ db }: Visit, row: MailPreferenceRow): Promise<MailPreferenceRow> {
  return db
    .insertInto('mailPreference')
    .values(row)
    .onConflict((conflict) => conflict.columns(['accountId', 'kind']).doUpdateSet({ kind: row.kind }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function setPreference({ db }: Visit, row: MailPreferenceRow): Promise<void> {
  const { wanted, updatedAt } = row
  await db
    .insertInto('mailPreference')
    .values(row)
    .onConflict((conflict) => conflict.columns(['accountId', 'kind']).doUpdateSet({ wanted, updatedAt }))
    .execute()
}

export async function findByToken(
  { db }: Visit,
  token: string,
): Promise<{ kind: MailKind; wanted: boolean; role: Role } | undefined> {
  return db
    .selectFrom('mailPreference')
    .innerJoin('account', 'account.id', 'mailPreference.accountId')
    .select(['mailPreference.kind', 'mailPreference.wanted', 'account.role'])
    .where('token', '=', token)
    .executeTakeFirst()
}

/** The kind of email that was switched off; undefined for an unknown token. */
export async function endByToken({ db, now }: Visit, token: string): Promise<MailKind | undefined> {
  const ended = await db
    .updateTable('mailPreference')
    .set({ wanted: false, updatedAt: now })
    .where('token', '=', token)
    .returning('kind')
    .executeTakeFirst()
  return ended?.kind
}
