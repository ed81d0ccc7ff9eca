import { Form, redirect, useNavigation, useSearchParams } from 'react-router'

import { dashboardOf, safeRedirect } from '../features/accounts/account.ts'
import { Login } from '../features/accounts/account.schema.ts'
import { ownAccount } from '../features/accounts/accounts.server.ts'
import { demoAccounts } from '../features/accounts/demo-accounts.ts'
import { logIn } from '../features/accounts/log-in.server.ts'
import { keepForm, page, readForm } from '../platform/page.server.ts'
import { visitContext } from '../platform/visit.server.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { ErrorSummary } from '../ui/form.tsx'
import { Link } from '../ui/link.tsx'
import type { Route } from './+types/login'
import { EntranceCard } from './entrance-card.tsx'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Log in',
    description: 'Log in to Poolwell to see your bookings, message your pool pro and manage your account.',
  })

export const loader = page(async ({ context, request }: Route.LoaderArgs) => {
  const { actor, config } = context.get(visitContext)
  const wish = new URL(request.url).searchParams.get('redirect')
  if (actor) throw redirect(safeRedirect(wish, dashboardOf(actor)))
  return { guests: config.demo ? demoAccounts.map(({ label, email, password }) => ({ label, email, password })) : [] }
})

export const action = page(async ({ request, context }: Route.ActionArgs) => {
  const visit = context.get(visitContext)
  const form = await readForm(request, Login)
  if (!form.ok) return form.unsent

  try {
    const { accountId, cookie } = await logIn(visit, request, form.value)
    const wish = new URL(request.url).searchParams.get('redirect')
    return redirect(safeRedirect(wish, dashboardOf(await ownAccount(visit, accountId))), {
      status: 303,
      headers: { 'set-cookie': cookie },
    })
  } catch (error) {
    return keepForm(error, form.values, 'Login failed')
  }
})

export default function LoginPage({ loaderData: { guests }, actionData: unsent }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const { state } = useNavigation()
  const onward = search.size ? `?${search}` : ''

  return (
    <EntranceCard title="Welcome back" intro="Log in to see your bookings and messages.">
      <Form method="post" noValidate className="grid gap-5">
        <ErrorSummary message={unsent?.message} fields={unsent?.fields} />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={unsent?.values['email']}
          error={unsent?.fields['email']}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          error={unsent?.fields['password']}
        />
        <Button type="submit" variant="main" size="large" pending={state === 'submitting'}>
          Log in
        </Button>
      </Form>
      <p className="mt-5 flex flex-wrap justify-between gap-x-6 gap-y-2">
        <Link to="/forgot-password" className="link">
          Forgot your password?
        </Link>
        <span>
          New here?{' '}
          <Link to={`/register${onward}`} className="link">
            Create an account
          </Link>
        </span>
      </p>
      {guests.length > 0 ? <ComeInAs guests={guests} /> : null}
    </EntranceCard>
  )
}

/** In the demo one press makes you one of its people. */
function ComeInAs({ guests }: Pick<Route.ComponentProps['loaderData'], 'guests'>) {
  return (
    <section aria-labelledby="guests" className="mt-6 border-t border-line pt-5">
      <h2 id="guests" className="text-lead">
        Just looking? Come in as one of the demo's people
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2.5">
        {guests.map(({ label, email, password }) => (
          <li key={email}>
            <Form method="post">
              <input type="hidden" name="email" value={email} />
              <input type="hidden" name="password" value={password} />
              <Button type="submit" variant="quiet" size="small">
                {label}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}
