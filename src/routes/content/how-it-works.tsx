import { pageMeta } from '../../shell/page-meta.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { Route } from './+types/how-it-works'
import { Steps } from './how-it-works/steps.tsx'
import { WhyChoose } from './how-it-works/why-choose.tsx'
import { PageHead } from './page-head.tsx'
import { ThreeWaters } from './scenes/three-waters.tsx'
import { CallToAction } from './call-to-action.tsx'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'How it works',
    description:
      'Three steps to a clear pool: find a pro near you, send one request with a time that suits you, then book, follow the visit and review it.',
  })

export default function HowItWorksPage() {
  return (
    <>
      <PageHead
        tone="mist"
        title="From green to clear in three steps"
        lead="No bidding, no call center, no account manager. You find somebody good, ask them, and they come."
        scene={<ThreeWaters />}
      >
        <ButtonLink to="/find-pros" variant="main" size="large">
          Get Started Now
        </ButtonLink>
      </PageHead>
      <Steps />
      <WhyChoose />
      <CallToAction
        look="sun"
        title="The water is waiting"
        text="Searching, asking and booking cost a homeowner nothing."
      >
        <ButtonLink to="/find-pros" variant="main" size="large">
          Find a pro
        </ButtonLink>
        <ButtonLink to="/register" variant="quiet" size="large">
          Create an account
        </ButtonLink>
      </CallToAction>
    </>
  )
}
