import { contactPath } from '../features/contact/contact-path.ts'
import { getFirstSteps } from '../features/pros/first-steps.server.ts'
import { wishedPlan } from '../features/pros/pros.server.ts'
import { portalUrl } from '../features/memberships/change-membership.server.ts'
import { startCheckout } from '../features/memberships/checkout.server.ts'
import { isRunning, plans } from '../features/memberships/membership.ts'
import { Consent } from '../features/memberships/membership.schema.ts'
import { termsOf } from '../features/memberships/membership-terms.ts'
import { getMembership } from '../features/memberships/memberships.server.ts'
import { answerForms } from '../platform/forms/forms.server.ts'
import { page } from '../platform/page.server.ts'
import type { Visit } from '../platform/visit.server.ts'
import { privateMeta } from '../shell/page-meta.ts'
import { ButtonLink } from '../ui/button.tsx'
import type { Route } from './+types/subscription-plans'
import { onlyPros } from './require-pro.server.ts'
import { revalidateRefused } from './reloading/revalidate-refused.ts'
import { redirectToProvider } from './memberships/redirect-to-provider.server.ts'
import { ChoosePlan } from './memberships/choose-plan.tsx'
import { RunningMembership } from './memberships/running-membership.tsx'
import { finishCheckout } from './memberships/finish-checkout.server.ts'

/** Where all other visitors read about the membership and its price. */
const whatItCosts = '/#for-pros'

export const meta: Route.MetaFunction = () => privateMeta('Membership plans')

export const loader = page(async (visit, { request }: Route.LoaderArgs) => {
  const { hasProProfile } = onlyPros(visit, whatItCosts)
  const { searchParams } = new URL(request.url)
  const checkout = searchParams.get('checkout')
  if (checkout !== null) throw await finishCheckout(visit, checkout)

  const membership = await getMembership(visit)
  const terms = plans.map((plan) => termsOf(plan, membership, visit.now))
  const lacksServices = (await getFirstSteps(visit))?.hasServices === false
  const [chosen, wished] = [searchParams.get('plan'), await wishedPlan(visit)]
  return { membership, terms, chosen, wished, hasProfile: hasProProfile, lacksServices }
})

export const action = page((visit, { request }: Route.ActionArgs) => {
  const otherwise = 'Failed to create subscription. Please try again.'
  return answerForms(visit, request, {
    start: { schema: Consent, otherwise, take: start },
    card: { otherwise, take: async (visit) => redirectToProvider(visit, await portalUrl(visit)) },
  })
})

async function start(visit: Visit, { planId, terms }: Consent) {
  const { paymentUrl } = await startCheckout(visit, { planId }, terms)
  return redirectToProvider(visit, paymentUrl)
}

export const shouldRevalidate = revalidateRefused

export default function SubscriptionPlansPage({ loaderData, actionData }: Route.ComponentProps) {
  const { membership, lacksServices } = loaderData
  const runs = isRunning(membership)
  // Whoever has just opened a business reads what they agree to, which the toast about it would cover.
  return (
    <div id={runs ? undefined : 'above'} className={`wrap py-10 md:py-14 ${runs ? 'max-w-3xl' : ''}`}>
      <h1 className="text-title">
        {runs ? 'Your membership' : membership.awaitsApproval ? 'Membership plans' : 'Choose your membership'}
      </h1>
      {runs ? (
        <RunningMembership {...{ membership, lacksServices }} message={actionData?.message} />
      ) : (
        <ChoosePlan {...loaderData} refused={actionData} />
      )}
      <p className="mt-10 flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="text-soft">
          {runs ? 'A question about your membership?' : 'A question before you decide?'}
        </span>
        <ButtonLink to={contactPath('billing')} variant="quiet" size="small">
          Contact Support
        </ButtonLink>
      </p>
    </div>
  )
}
