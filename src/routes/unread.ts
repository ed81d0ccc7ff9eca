import { data } from 'react-router'

import { countUnread } from '../features/messages/threads.server.ts'
import { page } from '../platform/page.server.ts'
import type { Route } from './+types/unread'

/** The numbers in the header, loaded when they change. */
export const loader = page(async (visit) => {
  return data(visit.actor ? await countUnread(visit) : null, { headers: { 'cache-control': 'no-store' } })
})

/** A connection that is briefly lost must not lead to an error page: the numbers are then those of the page. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(() => null)
}
