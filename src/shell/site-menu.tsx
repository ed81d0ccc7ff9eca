import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { mainLinks, type SiteLink } from './links.ts'
import type { Viewer } from './shell-context.ts'

/** The navigation of small screens behind one button. */
export function SiteMenu({ viewer, pathname }: { viewer: Viewer | null; pathname: string }) {
  return (
    <div className="relative lg:hidden">
      <button
        type="button"
        popoverTarget="site-menu"
        aria-label="Menu"
        className="-mr-2 grid size-12 place-items-center rounded-full hover:bg-mist"
      >
        <Icon name="menu" className="size-6" />
      </button>
      <div id="site-menu" popover="auto" className="menu w-64 p-2">
        <nav aria-label="Menu">
          <ul>
            {linksFor(viewer).map((link) => (
              <li key={link.to}>
                <Link
                  to={link.to}
                  aria-current={link.to === pathname ? 'page' : undefined}
                  className="flex min-h-12 items-center rounded-field px-4 font-semibold hover:bg-mist hover:text-pool-deep aria-[current]:bg-mist"
                >
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  )
}

function linksFor(viewer: Viewer | null): SiteLink[] {
  if (!viewer) return [...mainLinks, { to: '/login', label: 'Log in' }, { to: '/register', label: 'Sign up' }]
  return viewer.role === 'pro' ? [{ to: '/pro-dashboard', label: 'Dashboard' }, ...mainLinks] : mainLinks
}
