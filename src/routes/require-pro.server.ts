import { redirect } from 'react-router'

import { dashboardOf } from '../features/accounts/account.ts'
import type { ToastText } from '../platform/forms/toast-cookie.ts'
import { redirectWithToast } from '../platform/forms/toast-redirects.server.ts'
import type { Actor, Visit } from '../platform/visit.server.ts'

/** Redirects all other users. A logged-in one is told why: the link may have been meant for another account. */
export function onlyPros({ actor }: Pick<Visit, 'actor'>, elsewhere = '/'): Actor {
  if (actor?.role === 'pro') return actor
  if (!actor) throw redirect(elsewhere)
  const description = `You are logged in as ${actor.firstName}.`
  throw redirectWithToast(elsewhere, { title: 'That page is for pros', description })
}

/** A pro without a business is first sent to open one: a booking that they look for is on another account. */
export function onlyBusinesses(visit: Visit, bookingId?: string | null): void {
  const pro = onlyPros(visit)
  if (pro.hasProProfile) return
  const path = dashboardOf(pro)
  throw bookingId ? redirectWithToast(path, ofAnotherAccount(pro)) : redirect(path)
}

/** Whoever has two accounts opens the link of an email to one of them in a browser that is logged in as the other. */
export function ofAnotherAccount({ firstName }: Actor): ToastText {
  return { title: 'That booking is not on this account', description: `You are logged in as ${firstName}.` }
}
