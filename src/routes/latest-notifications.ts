import { data } from 'react-router'

import { listNotifications, readAllNotifications } from '../features/notifications/notifications.server.ts'
import { fieldsOf } from '../platform/forms/forms.server.ts'
import { page } from '../platform/page.server.ts'
import { signedIn } from '../platform/visit.server.ts'
import type { Route } from './+types/latest-notifications'

/** What the bell in the header shows when it is open; null if the session of its page has ended. */
export const loader = page(async (visit) => {
  const notifications = visit.actor ? (await listNotifications(visit, { limit: 10 })).notifications : null
  return data({ notifications, now: visit.now.toISOString() }, { headers: { 'cache-control': 'no-store' } })
})

/** A connection that is briefly lost must not lead to an error page. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(() => null)
}

/** Marks all as read. */
export const action = page(async (visit, { request }: Route.ActionArgs) => {
  signedIn(visit)
  await fieldsOf(visit, request)
  await readAllNotifications(visit)
  return { done: true }
})
