import { typedIn, type RefusedForm } from '../../platform/forms/refused-form.ts'
import { Button, type ButtonVariant } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { ErrorSummary, Form } from '../../ui/form.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { usePosting } from '../../ui/use-posting.ts'

/** Email and password; prefilled with what was sent in a failed try. */
export function LoginForm({ action, email, refused, variant = 'main', asGuest = false }: LoginFormProps) {
  const pending = usePosting() && !asGuest
  const field = typedIn(refused, { email })
  // The login would be answered with this page again, without a word.
  const isBlocked = useHydrated() && !navigator.cookieEnabled
  const kept = refused?.values['kept']
  return (
    <Form method="post" action={action} noValidate reloadDocument={kept !== undefined} className="grid gap-5">
      <ErrorSummary message={refused?.message ?? (isBlocked ? allowCookies : null)} fields={refused?.fields} />
      {kept ? <input type="hidden" name="kept" value={kept} /> : null}
      <TextField label="Email" type="email" autoComplete="email" required {...field('email')} />
      <PasswordField label="Password" autoComplete="current-password" required {...field('password')} />
      <Button type="submit" variant={variant} size="large" pending={pending}>
        Log in
      </Button>
    </Form>
  )
}

const allowCookies = 'Your browser blocks cookies. Please allow them for this site to log in.'

interface LoginFormProps {
  /** Where it posts to, if it is not on the login page. */
  action?: string
  /** The account that is expected to log in. */
  email?: string
  refused?: RefusedForm
  /** The look of its button: `main`, unless the page has a more important one. */
  variant?: ButtonVariant
  /** Whether it is not this form that is being sent, but the button of a demo account. */
  asGuest?: boolean
}
