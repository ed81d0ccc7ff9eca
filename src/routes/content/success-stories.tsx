import { marketFigures } from '../../features/reviews/market-figures.server.ts'
import { page } from '../../platform/page.server.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { Route } from './+types/success-stories'
import { ExampleMark } from './example-mark.tsx'
import { FigureRow } from './figure-row.tsx'
import { quotes } from './illustrative/stories.ts'
import { PageHead } from './page-head.tsx'
import { BeforeAfter } from './scenes/before-after.tsx'
import { StorySpread } from './success-stories/story-spread.tsx'
import { CallToAction } from './call-to-action.tsx'
import { ifDatabaseIsThere } from './without-database.server.ts'

export const loader = page(async (visit) => {
  return { figures: await ifDatabaseIsThere(marketFigures(visit)) }
})

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Success stories',
    description:
      'What changes when the right person looks after a pool: a green pool brought back, a pump nobody hears, and Saturdays to swim in.',
  })

export default function SuccessStoriesPage({ loaderData: { figures } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        tone="water"
        title="Before, and after"
        lead="A pool is a small lake that wants attention. These are the kinds of change the right pro makes."
        scene={<BeforeAfter />}
      />
      <section aria-label="Poolwell in numbers" className="bg-pool-deep py-12 text-foam md:py-14">
        <FigureRow figures={figures} className="wrap" />
      </section>
      <StorySpread />
      <Quotes />
      <CallToAction
        look="water"
        title="Write the next one"
        text="It begins with a ZIP code and a few words about the water."
      >
        <ButtonLink to="/find-pros" variant="main" size="large">
          Find your pro
        </ButtonLink>
        <ButtonLink to="/how-it-works" variant="quiet" size="large">
          How it works
        </ButtonLink>
      </CallToAction>
    </>
  )
}

function Quotes() {
  return (
    <section aria-labelledby="quotes" className="bg-sand py-16 md:py-24">
      <div className="wrap grid gap-x-14 gap-y-8 lg:grid-cols-[1fr_1.6fr]">
        <h2 id="quotes" className="text-title">
          In a sentence <ExampleMark className="ml-1" />
        </h2>
        <ul>
          {quotes.map(({ text, person, place }) => (
            <li key={text} className="border-t border-line py-6 first:border-0 first:pt-0">
              <figure className="grid items-baseline gap-x-8 gap-y-2 md:grid-cols-[1fr_11rem]">
                <blockquote className="font-display text-heading leading-snug font-semibold tracking-tight">
                  “{text}”
                </blockquote>
                <figcaption className="text-small text-soft">
                  {person}, {place}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
