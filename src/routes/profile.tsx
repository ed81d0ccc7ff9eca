import { dashboardOf } from '../features/accounts/account.ts'
import { ownSettings, type Settings } from '../features/accounts/profile.server.ts'
import { page } from '../platform/page.server.ts'
import type { RefusedForm } from '../platform/forms/refused-form.ts'
import { privateMeta } from '../shell/page-meta.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmailText } from '../ui/email-text.tsx'
import { lazyComponent } from '../ui/lazy-component.ts'
import { Tabs } from '../ui/tabs.tsx'
import { useFailureToast } from '../ui/use-failure-toast.ts'
import type { Route } from './+types/profile'
import { changeSettings } from './profile/change-settings.server.ts'
import { AccountTab } from './profile/account-tab.tsx'
import { loadSettingsTab, type SettingsTab } from './profile/settings-tab.server.ts'
import { useRefusedForm } from './use-refused-form.ts'

export const meta: Route.MetaFunction = () => privateMeta('Account settings')

export const loader = page(async (visit, { request }: Route.LoaderArgs) => {
  const [settings, open] = await Promise.all([ownSettings(visit), loadSettingsTab(visit, new URL(request.url))])
  return { settings, open }
})

export const action = page((visit, { request }: Route.ActionArgs) => changeSettings(visit, request))

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { settings, open } = loaderData
  const refused = useRefusedForm(actionData)
  useFailureToast(actionData)
  return (
    <div className="wrap max-w-3xl py-10 md:py-14">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-title">Account Settings</h1>
          <p className="mt-1 text-soft">
            <EmailText address={settings.email} />
          </p>
        </div>
        <ButtonLink to={dashboardOf(settings)} variant="quiet">
          My Dashboard
        </ButtonLink>
      </div>
      <div className="mt-8">
        <Tabs label="Account settings" tabs={settings.role === 'pro' ? [...tabs, business] : tabs} open={open.id}>
          <OpenTab {...{ settings, open, refused }} />
        </Tabs>
      </div>
    </div>
  )
}

const tabs = [
  { id: 'profile', label: 'Profile' },
  { id: 'password', label: 'Password' },
  { id: 'notifications', label: 'Notifications' },
]
const business = { id: 'business', label: 'Business' }

interface OpenTabProps {
  settings: Settings
  open: SettingsTab
  refused: RefusedForm | undefined
}

function OpenTab({ settings, open, refused }: OpenTabProps) {
  if (open.id === 'password') return <PasswordTab {...open} settings={settings} refused={refused} />
  if (open.id === 'notifications') return <NotificationsTab {...open} role={settings.role} refused={refused} />
  if (open.id === 'business') return <BusinessTab {...open} settings={settings} refused={refused} />
  return <AccountTab {...open} settings={settings} refused={refused} />
}

const PasswordTab = lazyComponent(async () => (await import('./profile/password-tab.tsx')).PasswordTab)
const NotificationsTab = lazyComponent(async () => (await import('./profile/notifications-tab.tsx')).NotificationsTab)
const BusinessTab = lazyComponent(async () => (await import('./profile/business-tab.tsx')).BusinessTab)
