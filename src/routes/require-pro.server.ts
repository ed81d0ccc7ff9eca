import { redirect } from 'react-router'

import { dashboardOf } from '../features/accounts/account.ts'
import type { Actor, Visit } from '../platform/visit.server.ts'

/** Everybody else is sent elsewhere. */
export function requirePro({ actor }: Visit, elsewhere = '/'): Actor {
  if (actor?.role !== 'pro') throw redirect(elsewhere)
  return actor
}

/** A pro without a business is sent to open one first. */
export function requireBusiness(visit: Visit): void {
  const pro = requirePro(visit)
  if (!pro.hasProProfile) throw redirect(dashboardOf(pro))
}
