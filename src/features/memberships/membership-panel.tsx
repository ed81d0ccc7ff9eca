import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Form } from '../../ui/form.tsx'
import { Link } from '../../ui/link.tsx'
import { usePosting } from '../../ui/use-posting.ts'
import { annualSaving, isRunning, type MembershipView, plans } from './membership.ts'
import { membershipBadge, planPrice, statusSentence } from './membership-words.ts'
import { canChangePlan, otherPlan } from './other-plan.ts'
import { plansPath } from './plans-path.ts'

/** The Subscription tab of the pro dashboard: the state of the membership, and everything that can be done with it. */
export function MembershipPanel({ membership }: { membership: MembershipView }) {
  const { label, ...badge } = membershipBadge(membership)
  const runs = isRunning(membership)
  const plan = runs ? membership.plan : null
  return (
    <Card as="section" aria-labelledby="current-plan" className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="current-plan" className="text-heading">
          {plan ? `${plan.name} plan` : 'Pro membership'}
        </h2>
        <Badge {...badge}>{label}</Badge>
      </div>
      <p className="max-w-measure text-soft">{statusSentence(membership)}</p>
      {runs ? <ManageMembership membership={membership} /> : null}
      {runs || membership.awaitsApproval ? null : <SelectPlan />}
    </Card>
  )
}

/**
 * A member's actions: change the card, unless no further payment is due; change the plan; cancel, and take the
 * cancellation back.
 */
function ManageMembership({ membership }: { membership: MembershipView }) {
  const { status, cancelAtPeriodEnd, hasCard, nextPlan, plan } = membership
  const keeping = usePosting({ intent: 'resume' })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      {cancelAtPeriodEnd && status !== 'past_due' ? null : <CardButton {...{ status, hasCard }} />}
      {canChangePlan(membership) ? <PlanButton {...{ plan, nextPlan }} /> : null}
      {cancelAtPeriodEnd ? (
        <Form method="post" action="/cancel-subscription">
          <Button type="submit" name="intent" value="resume" variant="primary" pending={keeping}>
            Keep my membership
          </Button>
        </Form>
      ) : (
        <Link to="/cancel-subscription" className="link inline-flex min-h-11 items-center">
          Cancel membership
        </Link>
      )}
    </div>
  )
}

function CardButton({ status, hasCard }: Pick<MembershipView, 'status' | 'hasCard'>) {
  const leaving = usePosting({ intent: 'card' })
  const variant = status === 'past_due' ? 'primary' : 'quiet'
  return (
    <Form method="post" action="/subscription-plans">
      <Button type="submit" name="intent" value="card" variant={variant} pending={leaving}>
        {status === 'trial' && !hasCard ? 'Add a card' : 'Update card'}
      </Button>
    </Form>
  )
}

/** Chooses the other plan, or takes that choice back. */
function PlanButton({ plan, nextPlan }: Pick<MembershipView, 'plan' | 'nextPlan'>) {
  const keeping = usePosting({ intent: 'keep' })
  if (!nextPlan) {
    return (
      <ButtonLink to="/change-plan" variant="quiet">
        Switch to {otherPlan(plan).name}
      </ButtonLink>
    )
  }
  return (
    <Form method="post" action="/change-plan">
      <Button type="submit" name="intent" value="keep" variant="quiet" pending={keeping}>
        Keep {plan?.name}
      </Button>
    </Form>
  )
}

function SelectPlan() {
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {plans.map((plan) => (
        <li key={plan.id} className="flex flex-wrap items-center justify-between gap-3 rounded-field bg-mist p-4">
          <div>
            <h3 className="text-lead">{plan.name}</h3>
            <p className="text-small text-soft">
              {planPrice(plan)}
              {plan.interval === 'year' ? (
                <span className="block">{annualSaving().percent}% less than monthly</span>
              ) : null}
            </p>
          </div>
          <ButtonLink to={plansPath(plan.id)} size="small">
            Select Plan
            <span className="sr-only">: {plan.name}</span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
