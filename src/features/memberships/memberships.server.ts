import { inDollars } from '../../platform/money.ts'
import { refuse } from '../../platform/refusal.ts'
import { signedIn, type Visit } from '../../platform/visit.server.ts'
import { hasUsedTrial } from '../accounts/used-trials.table.server.ts'
import { isActive, isCurrent, type MembershipView, planOf, plans } from './membership.ts'
import { findMembership } from './memberships.table.server.ts'

/** The plans as the API returns them: what one payment is, and what both intervals cost. */
export function listPlans() {
  const [monthly, annual] = plans
  return plans.map(({ id, name, description, priceCents, interval, features }) => ({
    id,
    name,
    description,
    monthlyPrice: inDollars(monthly.priceCents),
    annualPrice: inDollars(annual.priceCents),
    price: inDollars(priceCents),
    interval,
    features,
  }))
}

/** The caller's current membership; inactive if there never was one. */
export async function getMembership(visit: Visit): Promise<MembershipView> {
  const person = signedIn(visit)
  const found = await findMembership(visit, person.id)
  const status = found?.currentStatus ?? 'inactive'
  return {
    status,
    active: isActive(status),
    plan: planOf(found?.plan ?? null),
    nextPlan: isActive(status) ? planOf(found?.nextPlan ?? null) : null,
    expiresAt: found?.expiresAt?.toISOString() ?? null,
    timeZone: found?.timeZone ?? 'UTC',
    awaitsApproval: found?.awaitsApproval ?? false,
    cancelAtPeriodEnd: isActive(status) && found?.cancelAtPeriodEnd === true,
    hasCard: found?.hasCard ?? false,
    hasCustomer: Boolean(found?.customerRef),
    trialAvailable: !found?.trialUsedAt && !(await hasUsedTrial(visit, person)),
  }
}

/** The provider's id of the caller, who must have a running membership; refuses everybody else. */
export async function requireCustomer(visit: Visit): Promise<string> {
  const found = await findMembership(visit, signedIn(visit).id)
  if (!found || !isCurrent(found.currentStatus) || found.customerRef === null) {
    refuse('conflict', 'You have no current membership.', { code: 'NO_MEMBERSHIP' })
  }
  return found.customerRef
}
