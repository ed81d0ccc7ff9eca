import { useFetcher, useRouteLoaderData } from 'react-router'

import type { Waiting } from '../features/notifications/notification.ts'
import { useLiveReload } from './use-live.ts'

/** What waits for the reader, as of the page. */
export function useWaiting(): Waiting {
  const { data } = useFetcher<Waiting>({ key })
  const shell = useRouteLoaderData<{ waiting: Waiting | null }>('root')
  return data ?? shell?.waiting ?? nothing
}

/** Reloads the counts whenever something happens; one use per page is enough for all that show them. */
export function useLiveWaiting() {
  const { load } = useFetcher<Waiting>({ key })
  useLiveReload(['message', 'read', 'booking', 'resync'], () => void load('/messages/unread'))
}

const key = 'waiting'
const nothing: Waiting = { messages: 0, notifications: 0 }
