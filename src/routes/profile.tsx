import { dashboardOf } from '../features/accounts/account.ts'
import { listSessions } from '../features/accounts/own-sessions.server.ts'
import { ownSettings } from '../features/accounts/profile.server.ts'
import { isMailKept } from '../features/notifications/kept-mail.server.ts'
import { ownMailPreferences } from '../features/notifications/mail-preferences.server.ts'
import { getPro } from '../features/services/pro-profile.server.ts'
import { page } from '../platform/page.server.ts'
import { signedIn, visitContext } from '../platform/visit.server.ts'
import { ButtonLink } from '../ui/button.tsx'
import { lazyComponent } from '../ui/lazy-component.ts'
import { Tabs } from '../ui/tabs.tsx'
import { useFailureToast } from '../ui/use-failure-toast.ts'
import type { Route } from './+types/profile'
import { changeSettings } from './profile/change-settings.server.ts'
import { ProfileTab } from './profile/profile-tab.tsx'
import { useUnsent } from './use-unsent.ts'

export const meta: Route.MetaFunction = () => [
  { title: 'Account settings – Poolwell' },
  { name: 'robots', content: 'noindex' },
]

export const loader = page(async ({ context }: Route.LoaderArgs) => {
  const visit = context.get(visitContext)
  const { id, hasProProfile } = signedIn(visit)
  const [settings, sessions, mailPreferences, pro] = await Promise.all([
    ownSettings(visit),
    listSessions(visit),
    ownMailPreferences(visit),
    hasProProfile ? getPro(visit, id) : null,
  ])
  const { passwordMinLength } = visit.config
  const now = visit.now.toISOString()
  return { settings, sessions, mailPreferences, pro, passwordMinLength, mailIsKept: isMailKept(visit), now }
})

export const action = page(({ context, request }: Route.ActionArgs) =>
  changeSettings(context.get(visitContext), request),
)

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { settings, pro } = loaderData
  const unsent = useUnsent(actionData)
  useFailureToast(actionData)
  const business = { id: 'business', label: 'Business', panel: <BusinessTab {...{ pro, unsent }} /> }
  return (
    <div className="wrap max-w-3xl py-10 md:py-14">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-title">Account Settings</h1>
          <p className="mt-1 wrap-anywhere text-soft">{settings.email}</p>
        </div>
        <ButtonLink to={dashboardOf(settings)} variant="quiet">
          My Dashboard
        </ButtonLink>
      </div>
      <div className="mt-8">
        <Tabs
          label="Account settings"
          tabs={[
            { id: 'profile', label: 'Profile', panel: <ProfileTab {...loaderData} unsent={unsent} /> },
            { id: 'password', label: 'Password', panel: <PasswordTab {...loaderData} unsent={unsent} /> },
            {
              id: 'notifications',
              label: 'Notifications',
              panel: <NotificationsTab {...loaderData} unsent={unsent} />,
            },
            ...(settings.role === 'pro' ? [business] : []),
          ]}
        />
      </div>
    </div>
  )
}

const PasswordTab = lazyComponent(async () => (await import('./profile/password-tab.tsx')).PasswordTab)
const NotificationsTab = lazyComponent(async () => (await import('./profile/notifications-tab.tsx')).NotificationsTab)
const BusinessTab = lazyComponent(async () => (await import('./profile/business-tab.tsx')).BusinessTab)
