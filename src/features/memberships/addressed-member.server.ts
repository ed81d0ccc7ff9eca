import type { Visit } from '../../platform/visit.server.ts'
import { linkTo } from '../notifications/emails.server.ts'
import { planOf } from './membership.ts'
import type { Member } from './membership-emails.ts'
import type { ReportedMembership } from './reported-membership.ts'

/** What emails to a member say of the pro and of the membership as it is now. */
export function addressedMember(
  visit: Visit,
  { firstName, timeZone, awaitsApproval }: Pick<Member, 'firstName' | 'timeZone' | 'awaitsApproval'>,
  { plan, nextPlan, expiresAt, hasCard }: ReportedMembership,
): Member {
  const plans = { plan: planOf(plan), nextPlan: planOf(nextPlan) }
  return { firstName, timeZone, awaitsApproval, ...plans, expiresAt, hasCard, link: (path) => linkTo(visit, path) }
}
