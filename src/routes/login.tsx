import { Form, redirect, useNavigation, useSearchParams } from 'react-router'

import { dashboardOf, safeRedirect } from '../features/accounts/account.ts'
import { Login } from '../features/accounts/account.schema.ts'
import { ownAccount } from '../features/accounts/accounts.server.ts'
import { enter } from '../features/accounts/entrance.server.ts'
import { keepForm, page, readForm } from '../platform/page.server.ts'
import { visitContext } from '../platform/visit.server.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { Button } from '../ui/button.tsx'
import { PasswordField, TextField } from '../ui/field.tsx'
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
  const { actor } = context.get(visitContext)
  const wish = new URL(request.url).searchParams.get('redirect')
  if (actor) throw redirect(safeRedirect(wish, dashboardOf(actor)))
  return null
})

export const action = page(async ({ request, context }: Route.ActionArgs) => {
  const visit = context.get(visitContext)
  const form = await readForm(request, Login)
  if (!form.ok) return form.unsent

  try {
    const { accountId, cookie } = await enter(visit, request, form.value)
    const wish = new URL(request.url).searchParams.get('redirect')
    return redirect(safeRedirect(wish, dashboardOf(await ownAccount(visit, accountId))), {
      status: 303,
      headers: { 'set-cookie': cookie },
    })
  } catch (error) {
    return keepForm(error, form.values)
  }
})

export default function LoginPage({ actionData: unsent }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const { state } = useNavigation()
  const onward = search.size ? `?${search}` : ''

  return (
    <EntranceCard title="Welcome back" intro="Log in to see your bookings and messages.">
      <Form method="post" noValidate className="grid gap-5">
        <ErrorSummary message={unsent?.message && `Login failed. ${unsent.message}.`} fields={unsent?.fields} />
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
    </EntranceCard>
  )
}
