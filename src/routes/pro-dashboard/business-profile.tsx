import { BusinessFacts } from '../../features/pros/business-facts.tsx'
import type { ProProfile } from '../../features/pros/pro.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

/** The business profile, read-only. It is edited in the account settings. */
export function BusinessProfile({ business }: { business: ProProfile }) {
  return (
    <Card as="section" aria-labelledby="business-info" className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="business-info" className="text-heading">
          Business information
        </h2>
        <ButtonLink to="/profile?tab=business" variant="quiet" size="small">
          Edit business information
        </ButtonLink>
      </div>
      <BusinessFacts pro={business} />
    </Card>
  )
}
