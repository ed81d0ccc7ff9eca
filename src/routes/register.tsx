import { redirect, useSearchParams } from 'react-router'

import { dashboardOf, safeRedirect } from '../features/accounts/account.ts'
import { NewEmailField } from '../features/accounts/new-email-field.tsx'
import { NewPasswordField } from '../features/accounts/new-password-field.tsx'
import { Registration } from '../features/accounts/account.schema.ts'
import { signUp } from '../features/accounts/log-in.server.ts'
import { fieldsOf, takeForm } from '../platform/forms/forms.server.ts'
import { page } from '../platform/page.server.ts'
import { redirectWithToast } from '../platform/forms/toast-redirects.server.ts'
import { typedIn, type RefusedForm } from '../platform/forms/refused-form.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { ErrorSummary, Form } from '../ui/form.tsx'
import { Link } from '../ui/link.tsx'
import { usePosting } from '../ui/use-posting.ts'
import type { Route } from './+types/register'
import { EntranceCard } from './entrance/entrance-card.tsx'
import { RoleChoice } from './entrance/role-choice.tsx'
import { reasonToLogIn, saveAfterLogin } from './login/reason-to-log-in.server.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Create your account',
    description: 'Create a free Poolwell account to request visits from pool pros, or to receive requests as one.',
  })

export const loader = page(async (visit, { request }: Route.LoaderArgs) => {
  const { actor, config } = visit
  if (actor) throw redirect(safeRedirect(nextPage(request), dashboardOf(actor)))
  return { passwordMinLength: config.passwordMinLength, reason: await reasonToLogIn(visit, request) }
})

export const action = page(async (visit, { request }: Route.ActionArgs) => {
  const values = await fieldsOf(visit, request)
  const form = {
    schema: Registration,
    values,
    title: 'Registration failed',
    otherwise: 'Failed to register. Please try again in a moment.',
  }
  return takeForm(visit, form, async (registration) => {
    const { account, cookie } = await signUp(visit, request, registration)
    const home = dashboardOf({ role: registration.role, hasProProfile: false })
    const saved = await saveAfterLogin(visit, request, account)
    const welcome = `Welcome to Poolwell, ${account.firstName}.`
    const description = saved ? `${welcome} ${saved.description}` : welcome
    const toast = { title: 'Registration successful', description }
    return redirectWithToast(safeRedirect(nextPage(request), home), toast, new Headers({ 'set-cookie': cookie }))
  })
})

function nextPage({ url }: Request): string | null {
  return new URL(url).searchParams.get('redirect')
}

export default function RegisterPage({ loaderData, actionData: refused }: Route.ComponentProps) {
  const { reason, passwordMinLength } = loaderData
  const [search] = useSearchParams()
  const pending = usePosting()
  const intro =
    reason === null ? 'Free for homeowners. Pros choose a membership later.' : `${reason} with a free account.`

  return (
    <EntranceCard title="Create your account" intro={intro}>
      <Form method="post" noValidate className="grid gap-5">
        <ErrorSummary message={refused?.message} fields={refused?.fields} labels={labels} />
        <RoleChoice chosen={refused?.values['role'] ?? roleIn(search)} error={refused?.fields['role']} />
        <WhoFields {...{ refused, passwordMinLength }} />
        <Button type="submit" variant="main" size="large" pending={pending}>
          Create account
        </Button>
        <p className="text-small text-soft">
          By creating an account you agree to our <Aside to="/terms">terms</Aside> and{' '}
          <Aside to="/privacy">privacy policy</Aside>.
        </p>
      </Form>
      <p className="mt-5">
        Already have an account?{' '}
        <Link to={`/login${search.size ? `?${search}` : ''}`} className="link">
          Log in
        </Link>
      </p>
    </EntranceCard>
  )
}

const labels = {
  role: 'How you will use Poolwell',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
}

/** Opens in a new tab: on return the form would be empty. */
function Aside({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} target="_blank" className="link">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </Link>
  )
}

/** A user who came to open a business registers as a pro. */
function roleIn(search: URLSearchParams): string | null {
  return search.get('redirect')?.startsWith('/pro-signup') ? 'pro' : search.get('role')
}

interface WhoFieldsProps {
  passwordMinLength: number
  refused: RefusedForm | undefined
}

function WhoFields({ passwordMinLength, refused }: WhoFieldsProps) {
  const typed = typedIn(refused)
  const field = (name: string) => ({ required: true, ...typed(name) })
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
      </div>
      <NewEmailField {...field('email')} />
      <NewPasswordField label="Password" minLength={passwordMinLength} {...field('password')} />
      <PasswordField label="Confirm password" autoComplete="new-password" {...field('confirmPassword')} />
    </>
  )
}
