import { useSearchParams } from 'react-router'

import type { OwnSession } from '../../features/accounts/own-account.schema.ts'
import { NewPasswordField } from '../../features/accounts/new-password-field.tsx'
import { HiddenUsername } from '../../features/accounts/hidden-username.tsx'
import { typedIn, type RefusedForm } from '../../platform/refused-form.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { ErrorSummary, Form } from '../../ui/form.tsx'
import { useOwnForm } from '../../ui/use-own-form.tsx'
import { SessionList } from './session-list.tsx'

export function PasswordTab({ sessions, now, email, passwordMinLength, refused }: PasswordTabProps) {
  const [search] = useSearchParams()
  return (
    <div className="grid gap-6">
      <Card as="section" aria-labelledby="change-password">
        <h2 id="change-password" className="text-heading">
          Change your password
        </h2>
        <p className="mt-1 text-soft">You stay logged in here and are logged out everywhere else.</p>
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
  email: string
  passwordMinLength: number
  refused: RefusedForm | undefined
}

const labels = {
  currentPassword: 'Current password',
  newPassword: 'New password',
  confirmPassword: 'Confirm new password',
}

function PasswordForm({ email, passwordMinLength, refused }: Omit<PasswordTabProps, 'sessions' | 'now'>) {
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
