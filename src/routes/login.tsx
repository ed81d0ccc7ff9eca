import { Suspense } from 'react'
import { redirect, useSearchParams } from 'react-router'
import { dashboardOf, safeRedirect } from '../features/accounts/account.ts'
import { demoAccounts } from '../features/accounts/demo-accounts.ts'
import { logIn } from '../features/accounts/log-in.server.ts'
import { keepTyped, page, readForm } from '../platform/page.server.ts'
import { visitContext } from '../platform/visit.server.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { lazyComponent } from '../ui/lazy-component.ts'
import { Link } from '../ui/link.tsx'
import type { Route } from './+types/login'
import { EntranceCard } from './entrance-card.tsx'
import { KeptLogin, keepUnsent } from './login/kept-form.server.ts'
import { LoginForm } from './login/login-form.tsx'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Log in',
    description: 'Log in to Poolwell to see your bookings, message your pool pro and manage your account.',
  })

export const loader = page(async ({ context, request }: Route.LoaderArgs) => {
  const { actor, config } = context.get(visitContext)
  const requested = new URL(request.url).searchParams.get('redirect')
  if (actor) throw redirect(safeRedirect(requested, dashboardOf(actor)))
  return { guests: config.demo ? demoAccounts.map(({ label, email, password }) => ({ label, email, password })) : [] }
})

export const action = page(async ({ request, context }: Route.ActionArgs) => {
  const visit = context.get(visitContext)
  const late = await keepUnsent(visit, request)
  if (late) return late
  const form = await readForm(visit, request, KeptLogin)
  if (!form.ok) return form.unsent

  const { kept, ...credentials } = form.value
  try {
    const { account, cookie } = await logIn(visit, request, credentials)
    const requested = new URL(request.url).searchParams.get('redirect')
    const address = safeRedirect(requested, dashboardOf(account))
    const headers = { 'set-cookie': cookie }
    // This status repeats the post, with the form that the login carries.
    if (kept) return redirect(`/login/again?redirect=${encodeURIComponent(address)}`, { status: 307, headers })
    return redirect(address, { status: 303, headers })
  } catch (error) {
    return keepTyped(visit, error, { values: form.values, title: 'Login failed', otherwise: 'Failed to log in.' })
  }
})

const DemoLogins = lazyComponent(async () => (await import('./login/demo-logins.tsx')).DemoLogins)

const known = { title: 'Welcome back', intro: 'Log in to see your bookings and messages.' }
/** Whoever comes to open a business may well have no account yet. */
const newBusiness = { title: 'Become a pro', intro: 'It begins with an account: log in, or create one below.' }

export default function LoginPage({ loaderData: { guests }, actionData: unsent }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const onward = search.size ? `?${search}` : ''

  return (
    <EntranceCard {...(search.get('redirect')?.startsWith('/pro-signup') ? newBusiness : known)}>
      <LoginForm unsent={unsent} />
      <p className="mt-2 flex flex-wrap items-center justify-between gap-x-6">
        <Link to="/forgot-password" className="link inline-flex min-h-11 items-center">
          Forgot your password?
        </Link>
        <span>
          New here?{' '}
          <Link to={`/register${onward}`} className="link">
            Create an account
          </Link>
        </span>
      </p>
      <Suspense>{guests.length > 0 ? <DemoLogins guests={guests} /> : null}</Suspense>
    </EntranceCard>
  )
}
