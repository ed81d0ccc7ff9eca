import type { MailPreferenceRow } from '../../platform/notification-tables.ts'
import { newSecret } from '../../platform/secret-token.server.ts'
import { signedIn, transact, type Visit } from '../../platform/visit.server.ts'
import { type MailKind, mailKinds, type MailPreferences } from './mail-preference.ts'
import type { MailPreferencesChange } from './mail-preference.schema.ts'
import {
  endByToken,
  findByToken,
  findPreferences,
  keepPreference,
  setPreference,
} from './mail-preferences.table.server.ts'

/** Which optional mails the caller wants: all of them, until they say otherwise. */
export async function ownMailPreferences(visit: Visit): Promise<MailPreferences> {
  const rows = await findPreferences(visit, signedIn(visit).id)
  const wants = (kind: MailKind) => rows.find((row) => row.kind === kind)?.wanted ?? true
  return { messages: wants('messages'), visits: wants('visits'), reviews: wants('reviews') }
}

export async function saveMailPreferences(visit: Visit, change: MailPreferencesChange): Promise<MailPreferences> {
  const { id } = signedIn(visit)
  await transact(visit, async (visit) => {
    for (const kind of mailKinds) await setPreference(visit, { ...newRow(visit, id, kind), wanted: change[kind] })
  })
  return ownMailPreferences(visit)
}

/** Null when the account wants no mail of this kind; else the token that ends it, for the mail to carry. */
export async function mayMail(visit: Visit, accountId: string, kind: MailKind): Promise<string | null> {
  const { wanted, token } = await keepPreference(visit, newRow(visit, accountId, kind))
  return wanted ? token : null
}

/** What a token would end, and whether that was done already; null for one that nobody was sent. */
export async function findUnsubscription(visit: Visit, token: string) {
  return (await findByToken(visit, token.slice(0, 100))) ?? null
}

/** The token is the permission: nobody has to be signed in, and twice is once. Null for one that nobody was sent. */
export async function unsubscribe(visit: Visit, token: string): Promise<MailKind | null> {
  return (await endByToken(visit, token.slice(0, 100))) ?? null
}

function newRow({ now }: Visit, accountId: string, kind: MailKind): MailPreferenceRow {
  return { accountId, kind, wanted: true, token: newSecret(), updatedAt: now }
}
