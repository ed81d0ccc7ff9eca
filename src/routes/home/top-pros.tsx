import type { ProCardFace } from '../../features/pros/pro-card-face.ts'
import { ProCard } from '../../features/pros/pro-card.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Section } from './section.tsx'
import { useIsWriter } from '../use-is-writer.ts'

export function TopPros({ pros, sample }: { pros: ProCardFace[]; sample: boolean }) {
  const isWriter = useIsWriter()
  return (
    <Section id="top-pros" title="Top-Rated Pool Pros" aside={<SeeAll />} className="pt-0! md:pt-0!">
      {pros.length === 0 ? (
        <EmptyState
          title="The first pros are on their way"
          text="Are you one? Your profile could be the first one here."
        >
          <ButtonLink to="/pro-signup">Sign Up as a Pro</ButtonLink>
        </EmptyState>
      ) : (
        <div className="grid gap-4 lg:grid-cols-3">
          {pros.map((pro) => (
            <ProCard key={pro.userId} pro={pro} sample={sample} showcase isWriter={isWriter} />
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
