import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { ButtonLink } from '../ui/button.tsx'
import { lazyComponent } from '../ui/lazy-component.ts'
import { Link } from '../ui/link.tsx'
import { Logo } from '../ui/logo.tsx'
import { mainLinks } from './links.ts'
import { SiteMenu } from './site-menu.tsx'
import type { Viewer } from './shell-context.ts'

/** On the home page the header lies over the sky of the illustration; elsewhere it is a plain bar. */
export function Header({ viewer }: { viewer: Viewer | null }) {
  const { pathname, key } = useLocation()
  const look = pathname === '/' ? 'absolute inset-x-0 top-0 z-30' : 'relative z-30 border-b border-line bg-paper'
  return (
    <header className={look}>
      <div className="wrap flex min-h-18 flex-wrap items-center py-2 justify-end sm:gap-x-6 md:min-h-20">
        <Link to="/" aria-label="Poolwell, home" className="inline-flex min-h-11 items-center">
          <Logo />
        </Link>
        <nav aria-label="Main" className="hidden items-center gap-1 font-semibold lg:flex">
          {mainLinks.map((link) => (
            <Link
              key={link.to}
              to={link.to}
              aria-current={link.to === pathname ? 'page' : undefined}
              className={`inline-flex ${navLook}`}
            >
              {link.label}
            </Link>
          ))}
        </nav>
        <span className="flex-1" />
        <Suspense>{viewer ? <SignedIn viewer={viewer} locationKey={key} /> : <SignedOut />}</Suspense>
        <SiteMenu key={`menu-${key}`} viewer={viewer} pathname={pathname} />
      </div>
    </header>
  )
}

const SignedIn = lazyComponent(async () => (await import('./signed-in.tsx')).SignedIn)

function SignedOut() {
  return (
    <>
      <Link to="/login" className={`hidden font-semibold max-sm:px-2.5 min-[360px]:grid ${navLook}`}>
        Log in
      </Link>
      <ButtonLink to="/register" variant="dark" size="small" className="whitespace-nowrap">
        Sign up
      </ButtonLink>
    </>
  )
}

const navLook =
  'min-h-11 items-center whitespace-nowrap rounded-full px-3 hover:bg-mist decoration-2 underline-offset-6 aria-[current]:text-pool-deep aria-[current]:underline'
