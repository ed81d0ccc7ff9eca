import { typedIn, type RefusedForm } from '../../platform/forms/refused-form.ts'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'

/** Phone, email and picture: stored for every pro, shown to homeowners only while the membership is active. */
export function PremiumFields({ refused, stored, locked }: PremiumFieldsProps) {
  const typed = typedIn(refused, stored)
  const field = (name: string) => ({ optional: true, ...typed(name) })
  const picture = field('profileImage')
  return (
    <>
      {locked ? <LockedNote what="Phone, email and profile image" /> : null}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label={label(premiumLabels.phone, locked)}
          type="tel"
          autoComplete="tel"
          maxLength={40}
          {...field('phone')}
        />
        <TextField label={label(premiumLabels.email, locked)} type="email" autoComplete="email" {...field('email')} />
      </div>
      <details open={Boolean(picture.defaultValue || picture.error)}>
        <summary className="inline-flex min-h-11 items-center link">Use a picture from the web</summary>
        <TextField
          label={label(premiumLabels.profileImage, locked)}
          type="url"
          inputMode="url"
          placeholder="https://"
          hint="An https address, if you do not upload the picture below."
          {...picture}
        />
      </details>
    </>
  )
}

/** What is locked, and how to unlock it. */
export function LockedNote({ what }: { what: string }) {
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-field border border-dashed border-outline px-4 py-2.5">
      <span className="inline-flex items-center gap-2 font-bold">
        <Icon name="lock" className="size-4.5 text-soft" />
        Premium Feature
      </span>
      <span className="text-small text-soft">{what}: kept here, hidden from homeowners.</span>
      <Link to="/subscription-plans" className="link inline-flex min-h-11 items-center font-bold">
        Upgrade to Unlock
      </Link>
    </p>
  )
}

/** The fields' names in a summary of errors. */
export const premiumLabels = { phone: 'Phone', email: 'Business email', profileImage: 'Profile image address' }

interface PremiumFieldsProps {
  refused: RefusedForm | undefined
  stored: Readonly<Record<string, string>>
  locked: boolean
}

function label(text: string, locked: boolean) {
  if (!locked) return text
  return (
    <>
      <Icon name="lock" className="inline size-4 text-soft" /> {text}
    </>
  )
}
