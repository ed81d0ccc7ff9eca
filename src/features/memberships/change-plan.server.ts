import type { Stripe } from 'stripe'

import { refuse } from '../../platform/refusal.ts'
import { signedIn, transact, type Visit } from '../../platform/visit.server.ts'
import { lockCaller } from '../accounts/accounts.server.ts'
import { refuseOtherTerms } from './checkout.server.ts'
import { type MembershipView, type Plan, planNamed } from './membership.ts'
import type { PlanChoice } from './membership.schema.ts'
import { termsOfChange, wholeTerms } from './membership-terms.ts'
import { getMembership, requireCustomer } from './memberships.server.ts'
import { insertConsent } from './memberships.table.server.ts'
import { canChangePlan } from './other-plan.ts'
import { isLive, rankSubscriptions, reportedMembership } from './reported-membership.ts'
import { changeTrialPlan, releaseSchedule, scheduleNextPlan } from './subscription-schedules.server.ts'
import { callProvider, nothingChanged, perhapsDone, subscriptionsOf } from './subscriptions.server.ts'
import { syncIfReachable, syncMembership } from './sync-membership.server.ts'

/**
 * Chooses the plan that follows when what is paid has run out; a trial changes at once. The plan that runs takes such a
 * choice back. `consent` is what the person read and agreed to, word for word; API clients may leave it out.
 */
export async function changePlan(visit: Visit, { planId }: PlanChoice, consent?: string): Promise<void> {
  const plan = planNamed(planId)
  await visit.limits('membershipChange', signedIn(visit).id)
  const customer = await requireCustomer(visit)
  await callProvider(visit, nothingChanged, () => syncMembership(visit, customer))
  const membership = await getMembership(visit)
  requireChangeable(membership)
  if (consent !== undefined) await agree(visit, { plan, membership }, consent)
  await callProvider(visit, perhapsDone, async () => {
    const running = rankSubscriptions(await subscriptionsOf(visit, customer)).find(isLive)
    if (running) await choose(visit, running, plan)
  })
  await syncIfReachable(visit, customer)
}

function requireChangeable(membership: MembershipView): void {
  if (canChangePlan(membership)) return
  if (membership.status === 'past_due') {
    refuse('conflict', 'Your last payment failed. Please update your card first.', { code: 'MEMBERSHIP_PAST_DUE' })
  }
  if (membership.active) refuseCanceled()
  refuse('conflict', 'You have no current membership.', { code: 'NO_MEMBERSHIP' })
}

function refuseCanceled(): never {
  const first = 'You have canceled your membership. Please choose “Keep my membership” first.'
  refuse('conflict', first, { code: 'MEMBERSHIP_CANCELED' })
}

async function agree(
  visit: Visit,
  { plan, membership }: { plan: Plan; membership: MembershipView },
  consent: string,
): Promise<void> {
  if (consent !== wholeTerms(termsOfChange(plan, membership))) refuseOtherTerms()
  await transact(visit, async (visit) => {
    await lockCaller(visit)
    await insertConsent(visit, signedIn(visit).id, plan, consent)
  })
}

async function choose(visit: Visit, subscription: Stripe.Subscription, plan: Plan): Promise<void> {
  const running = reportedMembership([subscription])
  if (running.nextPlan === plan.interval) return
  await releaseSchedule(visit, subscription)
  if (running.plan === plan.interval) return
  if (running.status === 'trial') await changeTrialPlan(visit, subscription, plan)
  else if (!(await scheduleNextPlan(visit, subscription, plan))) refuseCanceled()
}
