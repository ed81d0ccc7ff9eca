import { PictureField } from '../../features/media/picture-field.tsx'
import { AddressFields, BusinessFields, businessLabels } from '../../features/pros/business-fields.tsx'
import type { ProProfile } from '../../features/pros/pro.ts'
import { isMember } from '../../features/pros/pro-card.ts'
import type { Unsent } from '../../platform/unsent.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorSummary, Form } from '../../ui/form.tsx'
import { usePosting } from '../../ui/use-posting.ts'
import { businessValues } from './business-values.ts'
import { LockedNote, PremiumFields } from './premium-fields.tsx'
import { unsentOf } from './unsent-of.ts'

export function BusinessTab({ pro, unsent }: { pro: ProProfile | null; unsent: Unsent | undefined }) {
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
  return (
    <div className="grid gap-6">
      <BusinessForm {...{ pro, locked }} unsent={unsentOf(unsent, 'business')} />
      <Card as="section" aria-labelledby="business-picture">
        <h2 id="business-picture" className="mb-4 text-heading">
          Business picture
        </h2>
        {locked ? <LockedNote what="Profile image" /> : null}
        <PictureField
          purpose="business"
          name={pro.businessName}
          imageUrl={pro.profileImage}
          back="/profile?tab=business"
        />
      </Card>
    </div>
  )
}

interface BusinessFormProps {
  pro: ProProfile
  locked: boolean
  unsent: Unsent | undefined
}

function BusinessForm({ pro, locked, unsent }: BusinessFormProps) {
  const pending = usePosting({ intent: 'business' })
  const values = unsent?.values ?? businessValues(pro)
  const fields = unsent?.fields
  return (
    <Form method="post" noValidate className="grid gap-6">
      <input type="hidden" name="intent" value="business" />
      <ErrorSummary message={unsent?.message} fields={fields} labels={businessLabels} />
      <Card as="section" aria-labelledby="business" className="grid gap-5">
        <h2 id="business" className="text-heading">
          Business information
        </h2>
        <BusinessFields {...{ values, fields }} startRadius={10} minRadius={1} />
      </Card>
      <Card as="section" aria-labelledby="business-where" className="grid gap-5">
        <h2 id="business-where" className="text-heading">
          Where you are
        </h2>
        <AddressFields {...{ values, fields }} />
      </Card>
      <Card as="section" aria-labelledby="business-contact" className="grid gap-5">
        <h2 id="business-contact" className="text-heading">
          How homeowners reach you
        </h2>
        <PremiumFields {...{ values, fields, locked }} />
      </Card>
      <div>
        <Button type="submit" pending={pending}>
          Save changes
        </Button>
      </div>
    </Form>
  )
}
