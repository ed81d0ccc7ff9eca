import { contactPath } from '../../features/contact/contact-path.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { Route } from './+types/careers'
import { Benefits, CareerValues } from './careers/life.tsx'
import { Positions } from './careers/positions.tsx'
import { ExampleMark } from './example-mark.tsx'
import { PageHead } from './page-head.tsx'
import { Van } from './scenes/van.tsx'
import { CallToAction } from './call-to-action.tsx'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Careers',
    description:
      'Work on the fairest marketplace in the pool trade: open positions, what you get, how we work and how we hire.',
  })

export default function CareersPage() {
  return (
    <>
      <PageHead
        tone="palm"
        title="Come in, the water is fine"
        lead="We are a small company for a trade of early risers. If you like useful things that are well made, we should talk."
        scene={<Van />}
      >
        <ButtonLink to="#positions" variant="main" size="large">
          See open positions
        </ButtonLink>
      </PageHead>
      <Benefits />
      <Positions />
      <CareerValues />
      <Hiring />
      <CallToAction
        look="sun"
        title="Nothing here for you?"
        text="Write to us anyway. Good people are worth making room for."
      >
        <ButtonLink to={contactPath('general', 'Working at Poolwell')} variant="main" size="large">
          Contact our team
        </ButtonLink>
      </CallToAction>
    </>
  )
}

function Hiring() {
  return (
    <section aria-labelledby="hiring" className="bg-pool-deep py-16 text-foam md:py-20">
      <div className="wrap">
        <h2 id="hiring" className="text-title">
          How we hire <ExampleMark className="ml-1" />
        </h2>
        <ol className="mt-8 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {hiring.map(([when, title, text]) => (
            <li key={title} className="border-l-3 border-aqua pl-5">
              <p className="text-small text-sun">{when}</p>
              <h3 className="mt-1 text-name">{title}</h3>
              <p className="mt-1.5 text-small text-foam-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

const hiring: [when: string, title: string, text: string][] = [
  ['Day 1', 'You write', 'A few lines and something you made. No cover letter.'],
  ['Within a week', 'We talk', 'Half an hour with the person you would work with.'],
  ['The week after', 'You show us', 'A paid piece of real work, four hours at most.'],
  ['Two days later', 'We answer', 'Yes with a number, or no with a reason.'],
]
