import { data } from 'react-router'

import { countUnread } from '../features/messages/threads.server.ts'
import { page } from '../platform/page.server.ts'
import type { Route } from './+types/unread'

/** The numbers in the header, loaded when they change. */
export const loader = page(async (visit) => {
  return data(visit.actor ? await countUnread(visit) : null, { headers: { 'cache-control': 'no-store' } })
})

let last: Awaited<ReturnType<Route.ClientLoaderArgs['serverLoader']>> = null

/** A connection that is briefly lost must not lead to an error page: the numbers stay as they were. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  last = await serverLoader().catch(() => last)
  return last
}
