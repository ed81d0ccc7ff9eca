import { dashboardOf } from '../features/accounts/account.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Form } from '../ui/form.tsx'
import { fullName } from '../ui/format.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import type { Viewer } from './shell-context.ts'

/** The avatar and its menu: a native popover, which opens, closes and returns focus without scripts. */
export function AccountMenu({ viewer }: { viewer: Viewer }) {
  const name = fullName(viewer)
  return (
    <div className="relative">
      <button
        type="button"
        popoverTarget="account-menu"
        className="grid size-12 place-items-center rounded-full hover:bg-mist"
      >
        <span className="sr-only">Account menu</span>
        <Avatar name={name} imageUrl={viewer.imageUrl} size="small" className="outline-2 outline-card" />
      </button>
      <div id="account-menu" popover="auto" className="menu w-64 p-2">
        <p className="truncate px-4 py-2 text-small text-soft">
          Logged in as <b className="text-ink">{name}</b>
        </p>
        <nav aria-label="Account">
          <ul>
            {linksFor(viewer).map((link) => (
              <li key={link.to}>
                <Link to={link.to} className={menuLook}>
                  <Icon name={link.icon} /> {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Form method="post" action="/logout" onSubmit={forgetWhatWasTyped} className="mt-2 border-t border-line pt-2">
          <button type="submit" className={`${menuLook} w-full`}>
            <Icon name="logout" /> Logout
          </button>
        </Form>
      </div>
    </div>
  )
}

/** On a shared computer, no unsent text stays behind. */
function forgetWhatWasTyped() {
  void import('../platform/forms/draft.ts').then(
    ({ forgetDrafts }) => forgetDrafts(),
    () => undefined,
  )
}

function linksFor(viewer: Viewer): { to: string; label: string; icon: IconName }[] {
  const links: { to: string; label: string; icon: IconName }[] = [
    { to: dashboardOf(viewer), label: 'My Dashboard', icon: 'calendar' },
    { to: '/messages', label: 'Messages', icon: 'chat' },
    { to: '/profile', label: 'Profile', icon: 'settings' },
  ]
  if (viewer.role === 'pro') return links
  const saved = { to: '/saved', label: 'Saved pros', icon: 'heart-outline' } as const
  return [...links, saved, { to: '/pro-signup', label: 'Become a Pro', icon: 'tools' }]
}

const menuLook = 'flex min-h-11 items-center gap-3 rounded-field px-4 font-semibold hover:bg-mist hover:text-pool-deep'
