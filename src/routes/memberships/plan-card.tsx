import { annualSaving, type Plan } from '../../features/memberships/membership.ts'
import type { RefusedForm } from '../../platform/forms/refused-form.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { formatMoney } from '../../ui/format.ts'
import { CheckList } from '../../ui/check-list.tsx'
import { ConsentForm } from './consent-form.tsx'

interface PlanCardProps {
  plan: Plan
  /** The terms word for word: in one line, and then in full. */
  terms: readonly string[]
  freeDays: number
  chosen: boolean
  /** What comes before the membership can begin; nothing can be done about the approval here. */
  next: 'start' | 'profile' | 'approval'
  refused: RefusedForm | undefined
}

/** One plan: its description, its price, its terms, and the button that starts it. */
export function PlanCard({ plan, freeDays, chosen, next, ...rest }: PlanCardProps) {
  return (
    <Card
      as="section"
      aria-labelledby={`plan-${plan.id}`}
      className={`flex flex-col gap-5 ${chosen ? 'outline-2 outline-pool' : ''}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={`plan-${plan.id}`} className="mr-auto text-heading">
          {plan.name}
        </h2>
        {chosen ? <Badge>Your choice</Badge> : null}
        {plan.interval === 'year' ? <Badge tone="sun">{`Save $${annualSaving().dollars} per year!`}</Badge> : null}
      </div>
      <div>
        <p className="flex flex-wrap items-baseline gap-2">
          <span className="font-display text-title leading-none font-bold tracking-tight">
            {formatMoney(plan.priceCents)}
          </span>
          <span className="text-soft">per {plan.interval}</span>
        </p>
        <p className="mt-2 text-soft">{freeDays ? `${freeDays} days free, no card needed.` : plan.description}</p>
      </div>
      <CheckList points={plan.features} small />
      {next === 'start' ? (
        <ConsentForm intent="start" plan={plan} {...rest}>
          Start {plan.name} Plan
        </ConsentForm>
      ) : null}
      {next === 'profile' ? (
        <ButtonLink to={`/pro-signup?plan=${plan.id}`} size="large" className="mt-auto">
          Create your profile first
        </ButtonLink>
      ) : null}
    </Card>
  )
}
