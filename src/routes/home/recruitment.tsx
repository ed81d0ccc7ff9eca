import { ButtonLink } from '../../ui/button.tsx'
import { CheckList } from '../../ui/check-list.tsx'
import { MembershipCard } from '../memberships/membership-card.tsx'
import type { HomeContent } from './home-content.ts'

/** The section for pros, with the monthly and yearly price of a membership. */
export function Recruitment({ proBenefits }: Pick<HomeContent, 'proBenefits'>) {
  return (
    <section aria-labelledby="for-pros" className="py-16 md:py-24">
      <div className="wrap grid items-center gap-10 lg:grid-cols-[1.2fr_1fr] lg:gap-16">
        <div>
          <h2 id="for-pros" className="text-title">
            Grow your pool business and keep all you earn
          </h2>
          <p className="mt-4 max-w-measure text-soft">
            Elsewhere, one lead is sold to five pros. Here, a request goes to one, and a flat membership is all it
            costs.
          </p>
          <CheckList points={proBenefits} className="mt-8" />
        </div>
        <MembershipCard>
          <ButtonLink to="/pro-signup" size="large">
            Sign Up as a Pro
          </ButtonLink>
        </MembershipCard>
      </div>
    </section>
  )
}
