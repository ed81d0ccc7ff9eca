import { Suspense, useState } from 'react'
import { redirect, useNavigation, useSearchParams } from 'react-router'
import { dashboardOf, safeRedirect } from '../features/accounts/account.ts'
import { demoAccounts } from '../features/accounts/demo-accounts.ts'
import { logIn } from '../features/accounts/log-in.server.ts'
import { fieldsOf, takeForm } from '../platform/forms/forms.server.ts'
import { page } from '../platform/page.server.ts'
import { redirectWithToast } from '../platform/forms/toast-redirects.server.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { lazyComponent } from '../ui/lazy-component.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import type { Route } from './+types/login'
import { EntranceCard } from './entrance/entrance-card.tsx'
import { ForgottenLink } from './login/forgotten-link.tsx'
import { LoginWithForm, carryUnsent } from './login/carried-form.server.ts'
import { LoginForm } from './login/login-form.tsx'
import { reasonToLogIn, saveAfterLogin } from './login/reason-to-log-in.server.ts'
import { formKeptFor } from './form-kept.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Log in',
    description: 'Log in to Poolwell to see your bookings, message your pool pro and manage your account.',
  })

export const loader = page(async (visit, { request }: Route.LoaderArgs) => {
  const { actor, config } = visit
  const requested = new URL(request.url).searchParams.get('redirect')
  if (actor) throw redirect(safeRedirect(requested, dashboardOf(actor)))
  return {
    reason: await reasonToLogIn(visit, request),
    guests: config.demo ? demoAccounts.map(({ label, email, password }) => ({ label, email, password })) : [],
  }
})

export const action = page(async (visit, { request }: Route.ActionArgs) => {
  const late = await carryUnsent(visit, request)
  if (late) return late
  const values = await fieldsOf(visit, request)
  const form = {
    schema: LoginWithForm,
    values,
    title: 'Login failed',
    otherwise: 'Failed to log in. Please try again in a moment.',
  }
  return takeForm(visit, form, async ({ kept, ...credentials }) => {
    const { account, cookie } = await logIn(visit, request, credentials)
    const requested = new URL(request.url).searchParams.get('redirect')
    const address = safeRedirect(requested, dashboardOf(account))
    const headers = new Headers({ 'set-cookie': cookie })
    const saved = await saveAfterLogin(visit, request, account)
    if (saved) return redirectWithToast(address, saved, headers)
    // This status repeats the post, with the form that the login carries.
    if (kept) return redirect(`/login/again?redirect=${encodeURIComponent(address)}`, { status: 307, headers })
    return redirect(address, { status: 303, headers })
  })
})

const DemoLogins = lazyComponent(async () => (await import('./login/demo-logins.tsx')).DemoLogins)

const known = { title: 'Welcome back', intro: 'Log in to see your bookings and messages.' }
const signedOut = { title: 'You were logged out', intro: 'What you wrote is kept. Log in to send it.' }
/** Most who come to open a business have no account yet. */
const newBusiness = { title: 'Become a pro', intro: 'Start with a free account.' }
const reasonIntro = 'Log in, or create an account below. It is free.'

export default function LoginPage({ loaderData, actionData: refused }: Route.ComponentProps) {
  const { reason, guests } = loaderData
  const [search] = useSearchParams()
  const way = search.size ? `?${search}` : ''
  const { formData } = useNavigation()
  const guest = guests.find(({ email }) => email === formData?.get('guest'))?.email
  const [unsent] = useState(() => formKeptFor(search.get('redirect')) !== null)
  const isKept = unsent || refused?.values['kept'] !== undefined
  const isBusiness = !isKept && search.get('redirect')?.startsWith('/pro-signup') === true
  const words = isBusiness ? newBusiness : reason === null ? known : { title: reason, intro: reasonIntro }
  const register = `/register${way}`
  const create = (
    <ButtonLink to={register} variant={isBusiness ? 'main' : 'quiet'} size="large" className="w-full">
      Create an account
    </ButtonLink>
  )

  return (
    <EntranceCard {...(unsent ? signedOut : words)}>
      {isBusiness ? (
        <>
          {create}
          <h2 className="mt-6 mb-3 border-t border-line pt-5 text-lead">Already have an account? Log in</h2>
        </>
      ) : null}
      <LoginForm refused={refused} variant={isBusiness ? 'quiet' : 'main'} asGuest={guest !== undefined} />
      <p className="mt-2 flex flex-wrap items-center justify-between gap-x-6">
        <ForgottenLink search={way} />
        {words === known ? (
          <span>
            New here?{' '}
            <Link to={register} className="link">
              Create an account
            </Link>
          </span>
        ) : null}
      </p>
      {reason === null ? null : <div className="mt-2">{create}</div>}
      <Suspense>{guests.length > 0 ? <DemoLogins {...{ guests, guest }} /> : null}</Suspense>
    </EntranceCard>
  )
}
