import { LegalPage } from './legal/legal-page.tsx'
import { privacyInEffectSince, privacyText } from './legal/privacy-text.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/privacy'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Privacy',
    description:
      'What Poolwell stores about you, who sees which part of it, how long it stays, and how to take it with you or delete it.',
  })

export default function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy"
      inEffectSince={privacyInEffectSince}
      inShort="We keep what the service needs and nothing to track you with. No advertisements, no analytics, no third parties except the payment company for memberships. You can download or delete everything yourself."
      sections={privacyText}
    />
  )
}
