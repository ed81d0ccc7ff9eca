import { changePlan } from '../features/memberships/change-plan.server.ts'
import { annualSaving, isRunning, type MembershipView, type Plan } from '../features/memberships/membership.ts'
import { Consent } from '../features/memberships/membership.schema.ts'
import { termsOfChange } from '../features/memberships/membership-terms.ts'
import { endOfPeriod, planPrice, statusSentence } from '../features/memberships/membership-words.ts'
import { canChangePlan, otherPlan } from '../features/memberships/other-plan.ts'
import { getMembership } from '../features/memberships/memberships.server.ts'
import { answerForms } from '../platform/forms/forms.server.ts'
import { page } from '../platform/page.server.ts'
import { redirectWithToast } from '../platform/forms/toast-redirects.server.ts'
import type { RefusedForm } from '../platform/forms/refused-form.ts'
import type { Visit } from '../platform/visit.server.ts'
import { privateMeta } from '../shell/page-meta.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Form } from '../ui/form.tsx'
import { usePosting } from '../ui/use-posting.ts'
import type { Route } from './+types/change-plan'
import { ConsentForm } from './memberships/consent-form.tsx'
import { SingleCard } from './memberships/single-card.tsx'
import { revalidateRefused } from './reloading/revalidate-refused.ts'

export const meta: Route.MetaFunction = () => privateMeta('Change your plan')

export const loader = page(async (visit) => {
  const membership = await getMembership(visit)
  return { membership, terms: termsOfChange(otherPlan(membership.plan), membership) }
})

export const action = page((visit, { request }: Route.ActionArgs) =>
  answerForms(visit, request, {
    change: { schema: Consent, otherwise: 'Something went wrong. Please try again.', take: change },
    keep: { toast: 'Something went wrong', take: keep },
  }),
)

export const shouldRevalidate = revalidateRefused

async function change(visit: Visit, { planId, terms }: Consent) {
  await changePlan(visit, { planId }, terms)
  const { nextPlan, ...membership } = await getMembership(visit)
  const title = nextPlan ? `${nextPlan.name} begins on ${endOfPeriod(membership)}` : 'Your plan has changed'
  return redirectWithToast('/subscription-plans', { title })
}

async function keep(visit: Visit) {
  const { plan } = await getMembership(visit)
  if (plan) await changePlan(visit, { planId: plan.id })
  return redirectWithToast('/subscription-plans', { title: 'Your plan stays as it is' })
}

export default function ChangePlanPage({ loaderData: { membership, terms }, actionData }: Route.ComponentProps) {
  if (!canChangePlan(membership)) return <NotNow membership={membership} />
  if (membership.nextPlan) return <Planned membership={membership} />
  return <Ask membership={membership} terms={terms} refused={actionData} />
}

interface AskProps {
  membership: MembershipView
  terms: readonly string[]
  refused: RefusedForm | undefined
}

function Ask({ membership, terms, refused }: AskProps) {
  const plan = otherPlan(membership.plan)
  return (
    <SingleCard title={`Switch to ${plan.name}?`}>
      <ul className="grid list-disc gap-2 pl-5">
        <li>{priceCompared(plan)}</li>
        <li>{whenItBegins(membership, plan)}</li>
        <li>Your profile, your reviews and your bookings stay as they are.</li>
      </ul>
      <ConsentForm intent="change" plan={plan} terms={terms} refused={refused}>
        Switch to {plan.name}
      </ConsentForm>
      <ButtonLink to="/subscription-plans" variant="quiet" className="justify-self-start">
        Stay with {membership.plan?.name}
      </ButtonLink>
    </SingleCard>
  )
}

function priceCompared(plan: Plan): string {
  const compared =
    plan.interval === 'year' ? 'less than twelve monthly payments' : 'more in twelve months than one yearly payment'
  return `${planPrice(plan)}: about $${annualSaving().dollars} ${compared}.`
}

function whenItBegins(membership: MembershipView, { name }: Plan): string {
  const end = endOfPeriod(membership)
  return membership.status === 'trial'
    ? `Your free trial still runs until ${end}, and nothing is charged before.`
    : `Nothing is charged today. What you have paid runs until ${end}, then ${name} begins.`
}

function Planned({ membership }: { membership: MembershipView }) {
  const pending = usePosting()
  const { plan, nextPlan } = membership
  return (
    <SingleCard title={`${nextPlan?.name} begins on ${endOfPeriod(membership)}`}>
      <p>{statusSentence(membership)} You can change your mind until then.</p>
      <Form method="post" className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="keep" pending={pending}>
          Keep {plan?.name}
        </Button>
        <ButtonLink to="/subscription-plans" variant="quiet">
          Leave it as planned
        </ButtonLink>
      </Form>
    </SingleCard>
  )
}

function NotNow({ membership }: { membership: MembershipView }) {
  return (
    <SingleCard title="Your plan cannot change now">
      <p>
        {statusSentence(membership)}
        {isRunning(membership) && membership.cancelAtPeriodEnd
          ? ' Please choose “Keep my membership” there first.'
          : ''}
      </p>
      <ButtonLink to="/subscription-plans" variant="quiet" className="justify-self-start">
        {isRunning(membership) ? 'See your membership' : 'See the plans'}
      </ButtonLink>
    </SingleCard>
  )
}
