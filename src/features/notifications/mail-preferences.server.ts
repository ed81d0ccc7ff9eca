import { type MailKind, mailKinds } from '../../platform/tables/column-values.ts'
import type { MailPreferenceRow } from '../../platform/tables/notification-tables.ts'
import { newSecret } from '../../platform/secret-token.server.ts'
import { signedIn, transact, type Visit } from '../../platform/visit.server.ts'
import { type MailPreferences, perMailKind } from './mail-preference.ts'
import type { MailPreferencesChange } from './mail-preference.schema.ts'
import {
  endByToken,
  findByToken,
  findPreferences,
  ensurePreference,
  setPreference,
} from './mail-preferences.table.server.ts'

/** Which optional emails the caller wants: all of them by default. */
export async function ownMailPreferences(visit: Visit): Promise<MailPreferences> {
  const rows = await findPreferences(visit, signedIn(visit).id)
  return perMailKind((kind) => rows.find((row) => row.kind === kind)?.wanted ?? true)
}

export async function saveMailPreferences(visit: Visit, change: MailPreferencesChange): Promise<MailPreferences> {
  const { id } = signedIn(visit)
  return transact(visit, async (visit) => {
    for (const kind of mailKinds) await setPreference(visit, { ...newRow(visit, id, kind), wanted: change[kind] })
    return ownMailPreferences(visit)
  })
}

/** The token for an email of this kind, created when it is first needed; null if the account wants no such emails. */
export async function unsubscribeTokenFor(visit: Visit, accountId: string, kind: MailKind): Promise<string | null> {
  const { wanted, token } = await ensurePreference(visit, newRow(visit, accountId, kind))
  return wanted ? token : null
}

/** What a token unsubscribes whom from, and whether it was used already; null for an unknown token. */
export async function findUnsubscription(visit: Visit, token: string) {
  return (await findByToken(visit, token.slice(0, 100))) ?? null
}

/** Needs no session, since the token is the permission; repeating it changes nothing. Null for an unknown token. */
export async function unsubscribe(visit: Visit, token: string): Promise<MailKind | null> {
  return (await endByToken(visit, token.slice(0, 100))) ?? null
}

function newRow({ now }: Visit, accountId: string, kind: MailKind): MailPreferenceRow {
  return { accountId, kind, wanted: true, token: newSecret(), updatedAt: now }
}
