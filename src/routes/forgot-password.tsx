import { type Location, redirect, useLocation, useSearchParams } from 'react-router'

import { safeRedirect } from '../features/accounts/account.ts'
import { linkLifetimes } from '../features/accounts/link-lifetimes.ts'
import { requestPasswordReset } from '../features/accounts/change-password.server.ts'
import { ForgottenPassword } from '../features/accounts/password.schema.ts'
import { isMailKept } from '../features/notifications/kept-mail.server.ts'
import { fieldsOf, takeForm } from '../platform/forms/forms.server.ts'
import { page } from '../platform/page.server.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { typedIn } from '../platform/forms/refused-form.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { ErrorSummary, Form } from '../ui/form.tsx'
import { Link } from '../ui/link.tsx'
import { usePosting } from '../ui/use-posting.ts'
import type { Route } from './+types/forgot-password'
import { EntranceCard } from './entrance/entrance-card.tsx'
import { KeptMailHint } from './entrance/kept-mail-hint.tsx'
import { loginSearch } from './login/login-search.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Forgot your password?',
    description: 'Get a link by email to choose a new password for your Poolwell account.',
  })

export const loader = page((visit, { request }: Route.LoaderArgs) => {
  const sent = new URL(request.url).searchParams.has('sent')
  return { sent, mailIsKept: isMailKept(visit) }
})

export const action = page(async (visit, { request }: Route.ActionArgs) => {
  const values = await fieldsOf(visit, request)
  return takeForm(visit, { schema: ForgottenPassword, values, title: 'Failed to send the link' }, async (forgotten) => {
    const { searchParams: search } = new URL(request.url)
    await requestPasswordReset(visit, { ...forgotten, next: safeRedirect(search.get('redirect'), '') })
    return redirect(`/forgot-password?sent${loginSearch(search).replace('?', '&')}`, { status: 303 })
  })
})

export default function ForgotPasswordPage({ loaderData, actionData: refused }: Route.ComponentProps) {
  const pending = usePosting()
  const location: Location<unknown> = useLocation()
  const search = loginSearch(useSearchParams()[0])
  const field = typedIn(refused, { email: emailIn(location.state) })
  if (loaderData.sent && !refused) return <Sent mailIsKept={loaderData.mailIsKept} search={search} />
  return (
    <EntranceCard
      title="Forgot your password?"
      intro="Tell us your email, and we will send you a link to choose a new one."
    >
      <Form method="post" action={`/forgot-password${search}`} noValidate className="grid gap-5">
        <ErrorSummary message={refused?.message} fields={refused?.fields} />
        <TextField label="Email" type="email" autoComplete="email" required {...field('email')} />
        <Button type="submit" variant="main" size="large" pending={pending}>
          Send me a link
        </Button>
      </Form>
      <p className="mt-5">
        Remembered it?{' '}
        <Link to={`/login${search}`} className="link">
          Log in
        </Link>
      </p>
    </EntranceCard>
  )
}

/** What was typed on the login page. */
function emailIn(state: unknown): string {
  return typeof state === 'object' && state && 'email' in state && typeof state.email === 'string' ? state.email : ''
}

function Sent({ mailIsKept, search }: { mailIsKept: boolean; search: string }) {
  return (
    <EntranceCard title="Check your email" intro="If that address has an account, a link is on its way.">
      <p>
        The newest link works once, within {linkLifetimes['reset-password'].words}. Nothing there? Check your spam
        folder, or try another address.
      </p>
      {mailIsKept ? <KeptMailHint /> : null}
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={`/login${search}`}>Back to log in</ButtonLink>
        <ButtonLink to={`/forgot-password${search}`} variant="quiet">
          Send it again
        </ButtonLink>
      </div>
    </EntranceCard>
  )
}
