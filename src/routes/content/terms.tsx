import { trialDays } from '../../features/memberships/membership.ts'
import { LegalPage } from './legal/legal-page.tsx'
import { termsInEffectSince, termsText } from './legal/terms-text.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/terms'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Terms of service',
    description:
      'The agreement in plain words: a marketplace, one request to one pro, a flat membership, and reviews only after completed bookings.',
  })

export default function TermsPage() {
  return (
    <LegalPage
      title="Terms of service"
      inEffectSince={termsInEffectSince}
      inShort={`Poolwell brings pool owners and pros together; the work is between the two of you, and so is the money. Homeowners pay us nothing. Pros pay a flat membership, try it for ${trialDays} days without a card, and leave in two clicks.`}
      sections={termsText}
    />
  )
}
