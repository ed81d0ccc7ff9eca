import type { Settings } from '../../features/accounts/profile.server.ts'
import { PictureField } from '../../features/media/picture-field.tsx'
import { YourData } from '../../features/privacy/your-data.tsx'
import { typedIn, type RefusedForm } from '../../platform/forms/refused-form.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/field.tsx'
import { fullName } from '../../ui/format.ts'
import { ErrorSummary, Form } from '../../ui/form.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { AskToLeave } from '../../ui/leaving.ts'
import { useOwnForm } from '../../ui/use-own-form.tsx'
import { EmailNotice } from './email-notice.tsx'

export function AccountTab({ settings, mailIsKept, linkIsSent, refused }: AccountTabProps) {
  return (
    <div className="grid gap-6">
      <EmailNotice {...{ settings, mailIsKept, linkIsSent, refused }} />
      <Card as="section" aria-labelledby="about-you">
        <h2 id="about-you" className="text-heading">
          About you
        </h2>
        {/* The address field is reset once another address is requested, taken back or confirmed. */}
        <ProfileForm key={`${settings.email} ${settings.pendingEmail}`} {...{ settings, refused }} />
      </Card>
      <Card as="section" aria-labelledby="your-picture">
        <h2 id="your-picture" className="mb-4 text-heading">
          Your picture
        </h2>
        <PictureField
          purpose="profile"
          name={fullName(settings)}
          imageUrl={settings.profileImageUrl}
          back="/profile?tab=profile"
        />
      </Card>
      <YourData />
    </div>
  )
}

interface AccountTabProps {
  settings: Settings
  mailIsKept: boolean
  linkIsSent: boolean
  refused: RefusedForm | undefined
}

function ProfileForm({ settings, refused }: Pick<AccountTabProps, 'settings' | 'refused'>) {
  const form = useOwnForm({ intent: 'profile' }, refused)
  // The requested address: sending the current one would take the change back.
  const { firstName, lastName, phone, pendingEmail } = settings
  const field = typedIn(form.refused, { firstName, lastName, phone, email: pendingEmail ?? settings.email })
  return (
    <Form method="post" noValidate preventScrollReset className="mt-4 grid gap-5">
      {form.hidden}
      <AskToLeave refused={form.refused} />
      <ErrorSummary {...form.refused} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField label="First name" required autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" required autoComplete="family-name" {...field('lastName')} />
      </div>
      <TextField
        label="Email"
        type="email"
        required
        autoComplete="email"
        hint="A new address takes effect once you open the link we send to it."
        {...field('email')}
      />
      {form.refused?.fields['currentPassword'] === undefined ? null : (
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          required
          {...field('currentPassword')}
        />
      )}
      <TextField
        label="Phone"
        type="tel"
        optional
        autoComplete="tel"
        maxLength={40}
        hint={phoneHints[settings.role]}
        {...field('phone')}
      />
      <div>
        <Button type="submit" pending={form.pending}>
          Save changes
        </Button>
      </div>
    </Form>
  )
}

const phoneHints = {
  customer: 'We fill it in when you request a visit, so that the pro can call you. At least 10 digits.',
  pro: 'Not shown to anyone. Homeowners see the phone number of your business.',
}
