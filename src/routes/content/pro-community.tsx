import { statesWithPros } from '../../features/reviews/market-figures.server.ts'
import { page } from '../../platform/page.server.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { Route } from './+types/pro-community'
import { HouseRules } from './pro-community/house-rules.tsx'
import { WaysToMeet } from './pro-community/ways-to-meet.tsx'
import { WhereProsAre } from './pro-community/where-pros-are.tsx'
import { FromAbove } from './scenes/from-above.tsx'
import { CallToAction } from './call-to-action.tsx'
import { ifDatabaseIsThere } from './without-database.server.ts'

export const loader = page(async (visit) => {
  const states = await ifDatabaseIsThere(statesWithPros(visit))
  return { states: states?.slice(0, 8) ?? [] }
})

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Pro community',
    description:
      'Where pool professionals on Poolwell are, how to be heard by the people who build it, and the rules we all keep to.',
  })

export default function ProCommunityPage({ loaderData: { states } }: Route.ComponentProps) {
  return (
    <>
      <header>
        <FromAbove />
        <div className="wrap pt-10 text-center md:pt-14">
          <h1 className="mx-auto max-w-headline text-display">A lonely trade, less lonely</h1>
          <p className="mx-auto mt-4 max-w-measure text-lead text-soft">
            Most pros work alone, in eight backyards a day. This is where you find the others, and where you tell us
            what to build next.
          </p>
        </div>
      </header>
      <WaysToMeet />
      {states.length > 0 ? <WhereProsAre states={states} /> : null}
      <HouseRules />
      <CallToAction look="water" title="Join us" text="A profile, a calendar, and requests that nobody else was sent.">
        <ButtonLink to="/pro-signup" variant="main" size="large">
          Become a pro
        </ButtonLink>
        <ButtonLink to="/pro-resources" variant="quiet" size="large">
          Pro resources
        </ButtonLink>
      </CallToAction>
    </>
  )
}
