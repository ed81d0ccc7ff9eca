import { isActive, isCurrent } from './membership.ts'
import {
  membershipCanceled,
  membershipEnded,
  membershipStarted,
  membershipUnpaid,
  paymentFailed,
  trialStarted,
} from './membership-emails.ts'
import type { ReportedMembership } from './reported-membership.ts'

type Standing = Pick<ReportedMembership, 'status' | 'cancelAtPeriodEnd'>

/** The emails to send when a membership has changed. */
export function emailsForChange(before: Standing, after: Standing) {
  const wasMember = isCurrent(before.status)
  return [
    !wasMember && after.status === 'trial' ? trialStarted : null,
    !wasMember && after.status === 'active' ? membershipStarted : null,
    before.status !== 'past_due' && after.status === 'past_due' ? paymentFailed : null,
    isActive(after.status) && after.cancelAtPeriodEnd && !before.cancelAtPeriodEnd ? membershipCanceled : null,
    wasMember && after.status === 'canceled' ? endedFor(before) : null,
  ].filter((compose) => compose !== null)
}

function endedFor(before: Standing) {
  return before.status === 'past_due' && !before.cancelAtPeriodEnd ? membershipUnpaid : membershipEnded
}
