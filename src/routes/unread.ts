import { data } from 'react-router'

import { countUnread } from '../features/messages/threads.server.ts'
import { visitContext } from '../platform/visit.server.ts'
import type { Route } from './+types/unread'

/** The number at the header's link to the inbox, for when it changes. */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  return data({ unread: visit.actor ? await countUnread(visit) : 0 }, { headers: { 'cache-control': 'no-store' } })
}
