import { type MembershipView, type Plan, planNamed } from './membership.ts'

/** Whether another plan can be chosen: what is owed, or has been canceled, comes first. */
export function canChangePlan({ active, hasCustomer, cancelAtPeriodEnd }: MembershipView): boolean {
  return active && hasCustomer && !cancelAtPeriodEnd
}

/** The plan that a member can change to. */
export function otherPlan(plan: Plan | null): Plan {
  return planNamed(plan?.id === 'annual' ? 'monthly' : 'annual')
}
