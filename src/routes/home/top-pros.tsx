import type { ProCardData } from '../../features/pros/pro-card.ts'
import { ProCard } from '../../features/pros/pro-card.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { samplePros } from './sample-pros.ts'
import { Section } from './section.tsx'

/** Sample pros stand in only in the demo: real and made-up people are never mixed. */
export function TopPros({ pros, demo }: { pros: ProCardData[]; demo: boolean }) {
  const sample = pros.length === 0 && demo
  const shown = sample ? samplePros : pros
  return (
    <Section id="top-pros" title="Top-Rated Pool Pros" aside={<SeeAll />} className="pt-0! md:pt-0!">
      {shown.length === 0 ? (
        <EmptyState
          title="The first pros are on their way"
          text="Are you one? Your profile could be the first one here."
        >
          <ButtonLink to="/pro-signup">Sign Up as a Pro</ButtonLink>
        </EmptyState>
      ) : (
        <div className="grid gap-5.5 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map((pro) => (
            <ProCard key={pro.userId} pro={pro} sample={sample} />
          ))}
        </div>
      )}
    </Section>
  )
}

function SeeAll() {
  return (
    <ButtonLink to="/find-pros" variant="quiet">
      See all pool professionals
    </ButtonLink>
  )
}
