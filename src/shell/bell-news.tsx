import { useFetcher, useLocation } from 'react-router'

import type { Notification } from '../features/notifications/notification.ts'
import { NotificationList } from '../features/notifications/notification-list.tsx'
import { loginPath } from '../platform/login-path.ts'
import { Button } from '../ui/button.tsx'
import { focusHeading } from '../ui/focus-heading.ts'
import { ViewerField } from '../ui/form.tsx'
import { Link } from '../ui/link.tsx'
import { useLiveReload } from './use-live.ts'

export interface Latest {
  /** Null if the session of this page has ended. */
  notifications: Notification[] | null
  now: string
}

/** The newest notifications, and a link to all. */
export function BellNews({ latest: { notifications, now }, reload }: { latest: Latest; reload: () => void }) {
  const reading = useFetcher()
  useLiveReload(['message', 'booking', 'resync'], reload)
  return (
    <div className="flex h-full flex-col">
      <div className="flex min-h-14 items-center justify-between gap-3 border-b border-line px-6">
        <h2 id="bell-title" className="text-base tracking-normal">
          Notifications
        </h2>
        {notifications?.some(({ read }) => !read) ? (
          // The button is gone once they are read.
          <reading.Form method="post" action="/notifications/latest" onSubmit={focusTitle}>
            <ViewerField />
            <Button type="submit" variant="link" className="text-small" pending={reading.state !== 'idle'}>
              Mark all as read
            </Button>
          </reading.Form>
        ) : null}
      </div>
      <div className="flex-1 overflow-y-auto p-2">
        {notifications === null ? <LoggedOut /> : null}
        {notifications?.length === 0 ? (
          <p className="grid h-full place-items-center px-4 text-center text-soft">
            No news yet. Requests, answers and messages show up here.
          </p>
        ) : null}
        {notifications?.length ? <NotificationList {...{ notifications, now }} /> : null}
      </div>
      <p className="border-t border-line px-6 py-1 text-center">
        <Link to="/notifications" className="inline-flex min-h-11 items-center link">
          See all
        </Link>
      </p>
    </div>
  )
}

function focusTitle(): void {
  focusHeading(document.getElementById('bell-title') ?? undefined)
}

function LoggedOut() {
  const { pathname, search } = useLocation()
  return (
    <p className="px-4 py-8 text-center text-soft">
      You are logged out.{' '}
      <Link to={loginPath(pathname + search)} reloadDocument className="link">
        Log in
      </Link>{' '}
      to see your news.
    </p>
  )
}
