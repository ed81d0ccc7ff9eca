import { useSearchParams } from 'react-router'

import type { OwnSession } from '../../features/accounts/own-account.schema.ts'
import { NewPasswordField } from '../../features/accounts/new-password-field.tsx'
import type { Settings } from '../../features/accounts/profile.server.ts'
import { HiddenUsername } from '../../features/accounts/hidden-username.tsx'
import { typedIn, type RefusedForm } from '../../platform/forms/refused-form.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmailText } from '../../ui/email-text.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { ErrorSummary, Form } from '../../ui/form.tsx'
import { useOwnForm } from '../../ui/use-own-form.tsx'
import { SessionList } from './session-list.tsx'

export function PasswordTab({ sessions, now, settings, passwordMinLength, refused }: PasswordTabProps) {
  const { email, pendingEmail } = settings
  const [search] = useSearchParams()
  return (
    <div className="grid gap-6">
      <Card as="section" aria-labelledby="change-password">
        <h2 id="change-password" className="text-heading">
          Change your password
        </h2>
        <p className="mt-1 text-soft">
          You stay logged in here and are logged out everywhere else.
          {pendingEmail === null ? null : (
            <>
              {' '}
              Your email stays <EmailText address={email} />: the change to <EmailText address={pendingEmail} /> ends,
              as it is not confirmed yet.
            </>
          )}
        </p>
        {/* Cleared only once a password was changed. */}
        <PasswordForm key={search.get('changed')} {...{ email, passwordMinLength, refused }} />
      </Card>
      <Card as="section" aria-labelledby="sessions">
        <h2 id="sessions" className="text-heading">
          Where you are logged in
        </h2>
        <SessionList {...{ sessions, now, refused }} />
      </Card>
    </div>
  )
}

interface PasswordTabProps {
  sessions: OwnSession[]
  now: string
  settings: Pick<Settings, 'email' | 'pendingEmail'>
  passwordMinLength: number
  refused: RefusedForm | undefined
}

interface PasswordFormProps extends Pick<PasswordTabProps, 'passwordMinLength' | 'refused'> {
  email: string
}

const labels = {
  currentPassword: 'Current password',
  newPassword: 'New password',
  confirmPassword: 'Confirm new password',
}

function PasswordForm({ email, passwordMinLength, refused }: PasswordFormProps) {
  const form = useOwnForm({ intent: 'password' }, refused)
  const typed = typedIn(form.refused)
  const field = (name: string) => ({ required: true, ...typed(name) })
  return (
    <Form method="post" noValidate preventScrollReset className="mt-4 grid gap-5">
      {form.hidden}
      <HiddenUsername email={email} />
      <ErrorSummary {...form.refused} labels={labels} />
      <PasswordField label="Current password" autoComplete="current-password" {...field('currentPassword')} />
      <NewPasswordField label="New password" minLength={passwordMinLength} {...field('newPassword')} />
      <PasswordField label="Confirm new password" autoComplete="new-password" {...field('confirmPassword')} />
      <div>
        <Button type="submit" pending={form.pending}>
          Update password
        </Button>
      </div>
    </Form>
  )
}
