import type { ToggleEvent } from 'react'
import { useFetcher } from 'react-router'

import type { Notification } from '../features/notifications/notification.ts'
import { NotificationList } from '../features/notifications/notification-list.tsx'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { CountBadge } from './count-badge.tsx'
import { useHydrated } from './use-hydrated.ts'
import { useLiveReload } from './use-live.ts'
import { useWaiting } from './use-waiting.ts'

interface Latest {
  notifications: Notification[]
  now: string
}

/** How much news there is, and the newest of it under the bell. Without scripts it is the way to the page with all. */
export function Bell() {
  const { notifications: count } = useWaiting()
  const label = count > 0 ? `Notifications, ${count > 99 ? 'more than 99' : count} unread` : 'Notifications'
  const look = 'relative grid size-12 place-items-center rounded-full hover:bg-pool/10'
  const face = (
    <>
      <Icon name="bell" className="size-6" />
      <CountBadge count={count} />
    </>
  )
  if (!useHydrated()) {
    return (
      <Link to="/notifications" aria-label={label} className={look}>
        {face}
      </Link>
    )
  }
  return (
    <div className="relative">
      <button type="button" popoverTarget="bell" aria-label={label} className={look}>
        {face}
      </button>
      <News />
    </div>
  )
}

function News() {
  const { data, load } = useFetcher<Latest | null>()
  const reload = () => void load('/notifications/latest')
  return (
    <dialog
      id="bell"
      popover="auto"
      aria-labelledby="bell-title"
      onToggle={({ newState }: ToggleEvent) => (newState === 'open' ? reload() : undefined)}
      className="menu w-100 max-sm:inset-x-4.5 max-sm:w-auto"
    >
      {data ? <Opened latest={data} reload={reload} /> : <Nothing isLoading={data === undefined} />}
    </dialog>
  )
}

function Nothing({ isLoading }: { isLoading: boolean }) {
  return (
    <div className="grid place-items-center gap-3 px-6 py-12 text-center">
      <h2 id="bell-title" className="sr-only">
        Notifications
      </h2>
      {isLoading ? <Spinner label="Loading" /> : <p className="text-soft">Out of reach just now. Please try again.</p>}
    </div>
  )
}

function Opened({ latest: { notifications, now }, reload }: { latest: Latest; reload: () => void }) {
  const reading = useFetcher()
  useLiveReload(['message', 'booking', 'resync'], reload)
  return (
    <>
      <div className="flex min-h-14 items-center justify-between gap-3 border-b border-line px-6">
        <h2 id="bell-title" className="text-base tracking-normal">
          Notifications
        </h2>
        {notifications.some(({ read }) => !read) ? (
          <reading.Form method="post" action="/notifications/latest">
            <button type="submit" className="link min-h-11 text-small">
              Mark all as read
            </button>
          </reading.Form>
        ) : null}
      </div>
      <div className="max-h-[min(60vh,30rem)] overflow-y-auto p-2">
        {notifications.length > 0 ? (
          <NotificationList {...{ notifications, now }} />
        ) : (
          <p className="px-4 py-8 text-center text-soft">No news yet. Requests, answers and messages show up here.</p>
        )}
      </div>
      <p className="border-t border-line px-6 py-1 text-center">
        <Link to="/notifications" className="inline-flex min-h-11 items-center link">
          See all
        </Link>
      </p>
    </>
  )
}
