import type { Visit } from '../../platform/visit.server.ts'
import type { Letter } from './letter.ts'
import { linkTo, postLetter } from './letters.server.ts'
import type { MailKind } from './mail-preference.ts'
import { mayMail } from './mail-preferences.server.ts'

/** Posts a letter that its reader may do without, unless they said so; it carries the way to end its kind. */
export async function postOptionalLetter(
  visit: Visit,
  { accountId, address, kind }: { accountId: string; address: string; kind: MailKind },
  letter: Letter,
): Promise<void> {
  const token = await mayMail(visit, accountId, kind)
  if (token === null) return
  await postLetter(visit, address, { ...letter, unsubscribeUrl: linkTo(visit, `/unsubscribe?token=${token}`) })
}
