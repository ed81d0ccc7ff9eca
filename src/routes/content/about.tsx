import { trialDays } from '../../features/memberships/membership.ts'
import { marketFigures } from '../../features/reviews/market-figures.server.ts'
import { page } from '../../platform/page.server.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CheckList } from '../../ui/check-list.tsx'
import type { Route } from './+types/about'
import { People } from './about/people.tsx'
import { Timeline } from './about/timeline.tsx'
import { Values } from './about/values.tsx'
import { FigureRow } from './figure-row.tsx'
import { Poolside } from './scenes/poolside.tsx'
import { CallToAction } from './call-to-action.tsx'
import { ifDatabaseIsThere } from './without-database.server.ts'

export const loader = page(async (visit) => {
  return { figures: await ifDatabaseIsThere(marketFigures(visit)) }
})

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'About us',
    description:
      'Why Poolwell exists: a fair way for pool owners to find somebody good, and for pros to be found without paying per lead.',
  })

export default function AboutPage({ loaderData: { figures } }: Route.ComponentProps) {
  return (
    <>
      <header className="bg-tint-sun">
        <div className="wrap pt-12 pb-6 text-center md:pt-20">
          <h1 className="mx-auto max-w-4xl text-display text-on-tint-sun">
            We want more people in the water, and fewer on hold.
          </h1>
          <p className="mx-auto mt-5 max-w-measure text-lead text-on-tint-sun">
            Our mission is plain: anyone who has a pool should find a good person for it within a minute, and anyone who
            is good with pools should make a living from the work, not spend it on leads.
          </p>
        </div>
        <Poolside />
      </header>
      <section aria-label="Poolwell in numbers" className="wrap py-12 md:py-20">
        <FigureRow figures={figures} />
      </section>
      <div className="wrap">
        <div className="border-t border-line" />
      </div>
      <Values />
      <Timeline />
      <People />
      <ForPros />
      <CallToAction look="coral" title="See you at the pool" text="Look around, or put your business on the map.">
        <ButtonLink to="/find-pros" variant="main" size="large">
          Find pros
        </ButtonLink>
        <ButtonLink to="/pro-signup" variant="quiet" size="large">
          Join as a Pro
        </ButtonLink>
      </CallToAction>
    </>
  )
}

function ForPros() {
  return (
    <section aria-labelledby="for-pros" className="bg-mist py-16 md:py-20">
      <div className="wrap grid gap-x-14 gap-y-8 lg:grid-cols-2">
        <h2 id="for-pros" className="max-w-headline text-title">
          Why pros choose us
        </h2>
        <CheckList points={reasons} className="text-lead leading-snug" />
      </div>
    </section>
  )
}

const reasons = [
  'A request that reaches you has reached nobody else',
  `A flat membership, ${trialDays} days free, and no commission ever`,
  'Your hours, your days off, your radius: the calendar keeps them',
  'Reviews only from people you worked for, and room for your answer',
  'Two clicks to leave. We would rather be worth staying for',
]
