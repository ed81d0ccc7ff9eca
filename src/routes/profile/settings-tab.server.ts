import { hasConfirmationLink } from '../../features/accounts/email-confirmation.server.ts'
import { listSessions } from '../../features/accounts/own-sessions.server.ts'
import { isMailKept } from '../../features/notifications/kept-mail.server.ts'
import { ownMailPreferences } from '../../features/notifications/mail-preferences.server.ts'
import { getPro } from '../../features/services/pro-profile.server.ts'
import { signedIn, type Visit } from '../../platform/visit.server.ts'

export type SettingsTab = Awaited<ReturnType<typeof loadSettingsTab>>

/** What the open tab of the account settings shows in addition to the account. */
export async function loadSettingsTab(visit: Visit, { searchParams }: URL) {
  const { id, role, hasProProfile } = signedIn(visit)
  const tab = searchParams.get('tab')
  if (tab === 'password') {
    const { passwordMinLength } = visit.config
    return { id: tab, sessions: await listSessions(visit), now: visit.now.toISOString(), passwordMinLength } as const
  }
  if (tab === 'notifications') return { id: tab, mailPreferences: await ownMailPreferences(visit) } as const
  if (tab === 'business' && role === 'pro')
    return {
      id: tab,
      pro: hasProProfile ? await getPro(visit, id) : null,
      offersContact: searchParams.has('contact'),
    } as const
  return { id: 'profile', mailIsKept: isMailKept(visit), linkIsSent: await hasConfirmationLink(visit) } as const
}
