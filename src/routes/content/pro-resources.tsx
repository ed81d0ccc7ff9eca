import { listArticles } from '../../features/blog/articles.server.ts'
import { trialDays } from '../../features/memberships/membership.ts'
import { loginPath } from '../../platform/login-path.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { Route } from './+types/pro-resources'
import { PageHead } from './page-head.tsx'
import { ProfileChecklist } from './pro-resources/profile-checklist.tsx'
import { Shelf } from './pro-resources/shelf.tsx'
import { StopPrice } from './pro-resources/stop-price.tsx'
import { TestScale } from './scenes/test-scale.tsx'
import { CallToAction } from './call-to-action.tsx'

export function loader() {
  return { guides: listArticles().filter(({ slug }) => forPros.has(slug)) }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Pro resources',
    description:
      'For pool professionals: a profile that gets requests, what a stop really costs you, target ranges to print, and where to learn more.',
  })

export default function ProResourcesPage({ loaderData: { guides } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        tone="coral"
        title="A toolbox for pros"
        lead="What works on Poolwell and on the route: short, proven, and yours to print."
        scene={<TestScale />}
      >
        <ButtonLink to={loginPath('/pro-dashboard')} variant="dark" size="large">
          Open my dashboard
        </ButtonLink>
        <ButtonLink to="/pro-signup" variant="foam" size="large">
          Become a pro
        </ButtonLink>
      </PageHead>
      <ProfileChecklist />
      <StopPrice />
      <Shelf guides={guides} />
      <CallToAction
        look="palm"
        title="Not on Poolwell yet?"
        text={`${trialDays} days free, no card. Your profile can be up before the next stop.`}
      >
        <ButtonLink to="/pro-signup" variant="main" size="large">
          Become a pro
        </ButtonLink>
        <ButtonLink to="/pro-community" variant="quiet" size="large">
          The community
        </ButtonLink>
      </CallToAction>
    </>
  )
}

const forPros = new Set(['pricing-weekly-service', 'finding-a-leak', 'variable-speed-pumps', 'green-pool'])
