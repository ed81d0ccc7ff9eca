import { contactPath } from '../../features/contact/contact-path.ts'
import { marketFigures } from '../../features/reviews/market-figures.server.ts'
import { page } from '../../platform/page.server.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { Route } from './+types/trust-safety'
import { FigureRow } from './figure-row.tsx'
import { PageHead } from './page-head.tsx'
import { Lifeguard } from './scenes/lifeguard.tsx'
import { BestPractices, Emergency } from './trust-safety/at-the-pool.tsx'
import { Promises } from './trust-safety/promises.tsx'
import { ReportFlow } from './trust-safety/report-flow.tsx'
import { Verification } from './trust-safety/verification.tsx'
import { CallToAction } from './call-to-action.tsx'
import { ifDatabaseIsThere } from './without-database.server.ts'

export const loader = page(async (visit) => {
  return { figures: await ifDatabaseIsThere(marketFigures(visit)) }
})

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Trust and safety',
    description:
      'What the Verified badge stands for, how reviews and addresses are protected, how to report a problem, and what to do in an emergency.',
  })

export default function TrustSafetyPage({ loaderData: { figures } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        tone="water"
        title="Somebody is watching the water"
        lead="You let a stranger through your gate. Here is what we do to make sure it is a good one, and what we do when something goes wrong."
        scene={<Lifeguard />}
      >
        <ButtonLink to={contactPath('support', 'Report a problem')} variant="main" size="large">
          Report a problem
        </ButtonLink>
      </PageHead>
      <Emergency />
      <Promises />
      <section aria-label="Poolwell in numbers" className="wrap pb-16 md:pb-20">
        <FigureRow figures={figures} />
      </section>
      <Verification />
      <ReportFlow />
      <BestPractices />
      <CallToAction
        look="palm"
        title="Tell us about the small things, too"
        text="A wrong price, a no-show, a message that felt off: it helps to know."
      >
        <ButtonLink to={contactPath('support')} variant="main" size="large">
          Contact us
        </ButtonLink>
      </CallToAction>
    </>
  )
}
