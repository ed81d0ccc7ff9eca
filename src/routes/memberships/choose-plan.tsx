import { type MembershipView, plans, trialDays } from '../../features/memberships/membership.ts'
import { statusSentence } from '../../features/memberships/membership-words.ts'
import type { RefusedForm } from '../../platform/forms/refused-form.ts'
import { Link } from '../../ui/link.tsx'
import { PlanCard } from './plan-card.tsx'

/** The plans, for a pro who can start one; until the business is approved, the reason why there is nothing to start. */
export function ChoosePlan({ membership, terms, chosen, wished, hasProfile, refused }: ChoosePlanProps) {
  const { status, plan: ended, trialAvailable, awaitsApproval } = membership
  const choice = chosen ?? ended?.id ?? wished
  // What was chosen comes first: on a phone the other plan is longer than the window.
  const offers = plans
    .map((plan, index) => ({ plan, terms: terms[index] ?? [] }))
    .toSorted((a, b) => Number(b.plan.id === choice) - Number(a.plan.id === choice))
  return (
    <>
      {awaitsApproval ? (
        <p className="mt-4 max-w-measure rounded-field bg-pending p-4 text-on-pending">
          {statusSentence(membership)} Meanwhile, your{' '}
          <Link to="/pro-dashboard" className="underline">
            dashboard
          </Link>{' '}
          shows what else your profile needs.
        </p>
      ) : (
        <p className="mt-2 max-w-measure text-soft">
          {status === 'inactive'
            ? 'One flat price, no commission, and every request goes to you alone.'
            : statusSentence(membership)}
        </p>
      )}
      <div className="mt-8 grid gap-6 md:grid-cols-2">
        {offers.map(({ plan, terms }) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            terms={terms}
            freeDays={trialAvailable ? trialDays : 0}
            chosen={choice === plan.id}
            next={awaitsApproval ? 'approval' : hasProfile ? 'start' : 'profile'}
            refused={refused}
          />
        ))}
      </div>
    </>
  )
}

interface ChoosePlanProps {
  membership: MembershipView
  /** The terms of each plan, word for word. */
  terms: readonly (readonly string[])[]
  /** The plan that the address names. */
  chosen: string | null
  /** The plan that was chosen before there was a membership. */
  wished: string | null
  hasProfile: boolean
  refused: RefusedForm | undefined
}
