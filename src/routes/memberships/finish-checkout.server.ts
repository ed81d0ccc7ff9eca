import { redirect } from 'react-router'

import { refreshMembership } from '../../features/memberships/change-membership.server.ts'
import { getMembership } from '../../features/memberships/memberships.server.ts'
import { redirectWithToast } from '../../platform/forms/toast-redirects.server.ts'
import type { Visit } from '../../platform/visit.server.ts'

const plans = '/subscription-plans'

/** Returning from the checkout: reads the provider, because people are often faster than its event. */
export async function finishCheckout(visit: Visit, checkout: string) {
  await refreshMembership(visit)
  const { active, status, awaitsApproval } = await getMembership(visit)
  if (checkout === 'card' || !active) return redirect(plans)
  const title = status === 'trial' ? 'Your free trial has begun' : 'Your membership is active'
  const description = awaitsApproval
    ? 'Homeowners can send you requests once we have approved your business.'
    : 'Homeowners can send you requests now.'
  return redirectWithToast(plans, { title, description })
}
