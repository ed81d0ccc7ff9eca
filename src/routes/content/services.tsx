import { typicalPrices } from '../../features/services/typical-prices.server.ts'
import { page } from '../../platform/page.server.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { Route } from './+types/services'
import { PageHead } from './page-head.tsx'
import { PoolSection } from './scenes/pool-section.tsx'
import { ServiceLedger } from './services/service-ledger.tsx'
import { Year } from './services/year.tsx'
import { CallToAction } from './call-to-action.tsx'
import { ifDatabaseIsThere } from './without-database.server.ts'

export const loader = page(async (visit) => {
  return { prices: (await ifDatabaseIsThere(typicalPrices(visit))) ?? [] }
})

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Pool services and what they cost',
    description:
      'Six kinds of pool work: what is done on a visit, how long it takes, and what pros on Poolwell really charge for it.',
  })

export default function ServicesPage({ loaderData: { prices } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        tone="water"
        title="Whatever the water needs"
        lead="Six kinds of work, from the weekly visit to a pool made new. Here is what each one includes, how long it takes and what it usually costs."
        scene={<PoolSection />}
      >
        <ButtonLink to="/find-pros" variant="main" size="large">
          Find a pro
        </ButtonLink>
      </PageHead>
      <ServiceLedger prices={prices} />
      <Year />
      <CallToAction
        title="Not sure what it is?"
        text="Describe what you see: the color of the water, the sound of the pump, how fast the level drops. A pro will know which of the six it is."
      >
        <ButtonLink to="/find-pros" variant="main" size="large">
          Ask a pro near you
        </ButtonLink>
        <ButtonLink to="/blog" variant="quiet" size="large">
          Read up first
        </ButtonLink>
      </CallToAction>
    </>
  )
}
