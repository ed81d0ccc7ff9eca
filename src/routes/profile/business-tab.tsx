import { useLocation } from 'react-router'

import { PictureField } from '../../features/media/picture-field.tsx'
import { AddressFields, BusinessFields, businessLabels } from '../../features/pros/business-fields.tsx'
import type { ProProfile } from '../../features/pros/pro.ts'
import { isMember } from '../../features/pros/pro-card-face.ts'
import type { RefusedForm } from '../../platform/forms/refused-form.ts'
import type { Settings } from '../../features/accounts/profile.server.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { focusHeading } from '../../ui/focus-heading.ts'
import { ErrorSummary, Form } from '../../ui/form.tsx'
import { fullName } from '../../ui/format.ts'
import { AskToLeave } from '../../ui/leaving.ts'
import { useOwnForm } from '../../ui/use-own-form.tsx'
import { businessValues } from './business-values.ts'
import { LockedNote, PremiumFields, premiumLabels } from './premium-fields.tsx'
import { OwnWorkPhotos } from './own-work-photos.tsx'

export function BusinessTab({ pro, settings, offersContact, refused }: BusinessTabProps) {
  const isFirstPage = useLocation().key === 'default'
  if (!pro) {
    return (
      <EmptyState
        title="No business profile yet"
        text="Homeowners can find you once you tell them about your business."
      >
        <ButtonLink to="/pro-signup">Set up your business</ButtonLink>
      </EmptyState>
    )
  }
  const locked = !isMember(pro)
  const standIn = pro.user.profileImageUrl
  const contact =
    offersContact && !pro.phone && !pro.email ? { phone: settings.phone ?? '', email: settings.email } : null
  return (
    <div ref={isFirstPage ? null : showPartOfAddress} className="grid gap-6">
      <BusinessForm {...{ pro, contact, locked, refused }} />
      <Card as="section" aria-labelledby="business-picture">
        <h2 id="business-picture" className="mb-4 text-heading">
          Profile image
        </h2>
        {locked ? <LockedNote what="Profile image" /> : null}
        {standIn && !locked && !pro.profileImage ? (
          <p className="mb-4 text-soft">Your own picture is shown until you choose another.</p>
        ) : null}
        <PictureField
          purpose="business"
          name={fullName(pro.user) || pro.businessName}
          imageUrl={pro.profileImage}
          standIn={standIn}
          back="/profile?tab=business"
        />
      </Card>
      <OwnWorkPhotos photos={pro.photos} {...{ locked, refused }} />
    </div>
  )
}

/** The router looks for the part that an address names before this tab is there: its code may still be loading. */
function showPartOfAddress(tab: HTMLElement | null): void {
  const heading = tab ? document.getElementById(window.location.hash.slice(1)) : null
  if (!heading) return
  heading.scrollIntoView()
  focusHeading(heading)
}

interface BusinessTabProps {
  pro: ProProfile | null
  settings: Settings
  /** Whether the account's phone and email prefill the form of a business without its own. */
  offersContact: boolean
  refused: RefusedForm | undefined
}

const labels = { ...businessLabels, ...premiumLabels }

interface BusinessFormProps {
  pro: ProProfile
  contact: { phone: string; email: string } | null
  locked: boolean
  refused: RefusedForm | undefined
}

function BusinessForm({ pro, contact, locked, ...page }: BusinessFormProps) {
  const { hidden, pending, refused } = useOwnForm({ intent: 'business' }, page.refused)
  const stored = { ...businessValues(pro), ...contact }
  return (
    <Form method="post" noValidate preventScrollReset className="grid gap-6">
      {hidden}
      <AskToLeave refused={refused} />
      <ErrorSummary {...refused} labels={labels} />
      <Card as="section" aria-labelledby="business" className="grid gap-5">
        <h2 id="business" className="text-heading">
          Business information
        </h2>
        <BusinessFields {...{ refused, stored }} />
      </Card>
      <Card as="section" aria-labelledby="business-where" className="grid gap-5">
        <h2 id="business-where" className="text-heading">
          Where you are
        </h2>
        <AddressFields {...{ refused, stored }} />
      </Card>
      <Card as="section" aria-labelledby="business-contact" className="grid gap-5">
        <h2 id="business-contact" className="text-heading">
          How homeowners reach you
        </h2>
        {contact ? <p className="text-soft">As in your account: change them, or save them as they are.</p> : null}
        <PremiumFields {...{ refused, stored, locked }} />
      </Card>
      <div>
        <Button type="submit" pending={pending}>
          Save changes
        </Button>
      </div>
    </Form>
  )
}
