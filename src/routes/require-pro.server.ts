import { redirect } from 'react-router'

import { dashboardOf } from '../features/accounts/account.ts'
import { redirectWithToast } from '../platform/forms/toast-redirects.server.ts'
import type { Actor, Visit } from '../platform/visit.server.ts'

/** Redirects all other users. A logged-in one is told why: the link may have been meant for another account. */
export function onlyPros({ actor }: Pick<Visit, 'actor'>, elsewhere = '/'): Actor {
  if (actor?.role === 'pro') return actor
  if (!actor) throw redirect(elsewhere)
  const description = `You are logged in as ${actor.firstName}.`
  throw redirectWithToast(elsewhere, { title: 'That page is for pros', description })
}

/** A pro without a business is first sent to open one. */
export function onlyBusinesses(visit: Visit): void {
  const pro = onlyPros(visit)
  if (!pro.hasProProfile) throw redirect(dashboardOf(pro))
}
