import { hasConfirmationLink } from '../features/accounts/email-confirmation.server.ts'
import { unconfirmedEmail } from '../features/accounts/profile.server.ts'
import { isMailKept } from '../features/notifications/kept-mail.server.ts'
import type { Visit } from '../platform/visit.server.ts'

/** What a dashboard says about the caller's address; null once it is confirmed. */
export async function loadEmailNotice(visit: Visit) {
  const settings = await unconfirmedEmail(visit)
  if (!settings) return null
  return { settings, linkIsSent: await hasConfirmationLink(visit), mailIsKept: isMailKept(visit) }
}
