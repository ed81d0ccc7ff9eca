import { useFetcher, useRouteLoaderData } from 'react-router'

import type { UnreadCounts } from '../features/notifications/notification.ts'
import { useLiveReload } from './use-live.ts'

/** The unread counts: those that the page came with, until they are loaded again. */
export function useUnread(): UnreadCounts {
  const { data } = useFetcher<UnreadCounts>({ key })
  const shell = useRouteLoaderData<{ unread: UnreadCounts | null }>('root')
  return data ?? shell?.unread ?? nothing
}

/** Reloads the counts after each event; one use per page is enough for everything that shows them. */
export function useLiveUnread() {
  const { load } = useFetcher<UnreadCounts>({ key })
  useLiveReload(['message', 'read', 'booking', 'resync'], () => void load('/messages/unread'))
}

const key = 'unread'
const nothing: UnreadCounts = { messages: 0, notifications: 0 }
