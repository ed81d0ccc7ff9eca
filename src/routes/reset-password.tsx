import { useSearchParams } from 'react-router'

import { linkLifetimes } from '../features/accounts/link-lifetimes.ts'
import { addressOfResetLink, resetPassword } from '../features/accounts/change-password.server.ts'
import { NewPasswordField } from '../features/accounts/new-password-field.tsx'
import { PasswordReset } from '../features/accounts/password.schema.ts'
import { HiddenUsername } from '../features/accounts/hidden-username.tsx'
import { fieldsOf, takeForm } from '../platform/forms/forms.server.ts'
import { page } from '../platform/page.server.ts'
import { typedIn, type RefusedForm } from '../platform/forms/refused-form.ts'
import { privateMeta } from '../shell/page-meta.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { ErrorSummary, Form } from '../ui/form.tsx'
import { usePosting } from '../ui/use-posting.ts'
import type { Route } from './+types/reset-password'
import { EntranceCard } from './entrance/entrance-card.tsx'
import { LogInNow } from './login/log-in-now.tsx'
import { loginSearch } from './login/login-search.ts'
import { mailedLinkHeaders, tokenIn } from './entrance/mailed-link.server.ts'

export const meta: Route.MetaFunction = () => privateMeta('Choose a new password')

export const headers: Route.HeadersFunction = mailedLinkHeaders

export const loader = page(async (visit, { request }: Route.LoaderArgs) => {
  const token = tokenIn(request)
  const email = await addressOfResetLink(visit, token)
  return { token, email, passwordMinLength: visit.config.passwordMinLength }
})

export const action = page(async (visit, { request }: Route.ActionArgs) => {
  const values = await fieldsOf(visit, request)
  return takeForm(visit, { schema: PasswordReset, values, title: 'Password update failed' }, async (reset) => ({
    changedFor: await resetPassword(visit, reset),
  }))
})

export default function ResetPasswordPage({ loaderData: { email, ...link }, actionData }: Route.ComponentProps) {
  if (actionData && 'changedFor' in actionData) {
    return (
      <LogInNow title="Your password has been changed" intro="Log in with the new one." email={actionData.changedFor} />
    )
  }
  if (!email || actionData?.fields['token'] !== undefined) return <ExpiredLink />
  return (
    <EntranceCard title="Choose a new password" intro="Log in with it afterwards. Everywhere else you are logged out.">
      <ResetForm {...link} email={email} refused={actionData} />
    </EntranceCard>
  )
}

interface ResetFormProps {
  token: string
  email: string
  passwordMinLength: number
  refused: RefusedForm | undefined
}

function ResetForm({ token, email, passwordMinLength, refused }: ResetFormProps) {
  const pending = usePosting()
  const field = typedIn(refused)
  return (
    <Form method="post" noValidate className="grid gap-5">
      <ErrorSummary message={refused?.message} fields={refused?.fields} labels={labels} />
      <input type="hidden" name="token" value={token} />
      <HiddenUsername email={email} />
      <NewPasswordField label="New password" minLength={passwordMinLength} required {...field('newPassword')} />
      <PasswordField label="Confirm new password" autoComplete="new-password" required {...field('confirmPassword')} />
      <Button type="submit" variant="main" size="large" pending={pending}>
        Save new password
      </Button>
    </Form>
  )
}

const labels = { newPassword: 'New password', confirmPassword: 'Confirm new password' }

function ExpiredLink() {
  const search = loginSearch(useSearchParams()[0])
  return (
    <EntranceCard
      title="This link no longer works"
      intro={`A password link works once, within ${linkLifetimes['reset-password'].words}, and only the newest one counts.`}
    >
      <p>
        If you have already chosen a new password with it, log in with that one. If not, your password has not changed.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={`/forgot-password${search}`}>Send me a new link</ButtonLink>
        <ButtonLink to={`/login${search}`} variant="quiet">
          Log in
        </ButtonLink>
      </div>
    </EntranceCard>
  )
}
