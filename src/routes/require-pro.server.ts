import { redirect, redirectDocument } from 'react-router'

import { dashboardOf } from '../features/accounts/account.ts'
import { toastCookie } from '../platform/toast-cookie.server.ts'
import type { Actor, Visit } from '../platform/visit.server.ts'

/** Redirects all other users. A logged-in one is told why: the link may have been meant for another account. */
export function onlyPros({ actor }: Pick<Visit, 'actor'>, elsewhere = '/'): Actor {
  if (actor?.role === 'pro') return actor
  if (!actor) throw redirect(elsewhere)
  const description = `You are logged in as ${actor.firstName}.`
  const toast = toastCookie({ title: 'That page is for pros', description })
  // Following a link does not load the frame again, which shows the toast: only a document shows it at once.
  throw redirectDocument(elsewhere, { status: 303, headers: { 'set-cookie': toast } })
}

/** A pro without a business is first sent to open one. */
export function onlyBusinesses(visit: Visit): void {
  const pro = onlyPros(visit)
  if (!pro.hasProProfile) throw redirect(dashboardOf(pro))
}
