import { isActive, isCurrent } from './membership.ts'
import {
  membershipCanceled,
  membershipContinues,
  membershipEnded,
  membershipStarted,
  membershipUnpaid,
  paymentFailed,
  planChanged,
  planStays,
  planWillChange,
  trialStarted,
} from './membership-emails.ts'
import type { ReportedMembership } from './reported-membership.ts'

type Standing = Pick<ReportedMembership, 'status' | 'plan' | 'nextPlan' | 'cancelAtPeriodEnd'>

/** The emails to send when a membership has changed. */
export function emailsForChange(before: Standing, after: Standing) {
  const wasMember = isCurrent(before.status)
  const goesOn = isActive(before.status) && isActive(after.status)
  return [
    !wasMember && after.status === 'trial' ? trialStarted : null,
    !wasMember && after.status === 'active' ? membershipStarted : null,
    before.status !== 'past_due' && after.status === 'past_due' ? paymentFailed : null,
    goesOn && after.plan !== before.plan ? planChanged : null,
    goesOn && after.nextPlan !== null && after.nextPlan !== before.nextPlan ? planWillChange : null,
    goesOn && isTakenBack(before, after) ? planStays : null,
    isActive(after.status) && after.cancelAtPeriodEnd && !before.cancelAtPeriodEnd ? membershipCanceled : null,
    goesOn && before.cancelAtPeriodEnd && !after.cancelAtPeriodEnd ? membershipContinues : null,
    wasMember && after.status === 'canceled' ? endedFor(before) : null,
  ].filter((compose) => compose !== null)
}

/** A planned change, and not by canceling, which has an email of its own. */
function isTakenBack(before: Standing, after: Standing): boolean {
  return before.nextPlan !== null && after.nextPlan === null && after.plan === before.plan && !after.cancelAtPeriodEnd
}

function endedFor(before: Standing) {
  return before.status === 'past_due' && !before.cancelAtPeriodEnd ? membershipUnpaid : membershipEnded
}
