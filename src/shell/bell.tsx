import { lazy, Suspense, useRef } from 'react'
import { useFetcher } from 'react-router'

import { unreadLabel } from '../features/notifications/notification.ts'
import { Icon } from '../ui/icon.tsx'
import { isOpenPopover } from '../ui/is-open-popover.ts'
import { Spinner } from '../ui/spinner.tsx'
import type { Latest } from './bell-news.tsx'
import { CountBadge } from './count-badge.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { useUnread } from './use-unread.ts'

/**
 * The number of unread notifications, with the newest ones below the bell. Without scripts it links to the page with
 * all.
 */
export function Bell() {
  const { notifications: count } = useUnread()
  return (
    <div className="relative">
      {/* One button before and after the scripts have loaded, so that it keeps the focus; a form's button opens no
          dialog. */}
      <form action="/notifications">
        <button
          type={useHydrated() ? 'button' : 'submit'}
          popoverTarget="bell"
          aria-label={unreadLabel('Notifications', count)}
          className="relative grid size-12 place-items-center rounded-full hover:bg-mist"
        >
          <Icon name="bell" className="size-6" />
          <CountBadge count={count} />
        </button>
      </form>
      <News />
    </div>
  )
}

// Most visitors never open it. If its code cannot be loaded, the page must not fail.
const BellNews = lazy(() =>
  import('./bell-news.tsx').then(
    (part) => ({ default: part.BellNews }),
    () => ({ default: () => <Nothing isLoading={false} /> }),
  ),
)

function News() {
  const { data, load } = useFetcher<Latest | null>()
  const dialog = useRef<HTMLDialogElement>(null)
  const reload = () => {
    if (isOpenPopover(dialog.current)) void load('/notifications/latest')
  }
  return (
    <dialog
      ref={dialog}
      id="bell"
      popover="auto"
      aria-labelledby="bell-title"
      onToggle={reload}
      className="menu h-114 w-100 max-sm:inset-x-4.5 max-sm:w-auto"
    >
      {data ? (
        <Suspense fallback={<Nothing isLoading />}>
          <BellNews latest={data} reload={reload} />
        </Suspense>
      ) : (
        <Nothing isLoading={data === undefined} />
      )}
    </dialog>
  )
}

function Nothing({ isLoading }: { isLoading: boolean }) {
  return (
    <div className="grid h-full place-items-center px-6 text-center">
      <h2 id="bell-title" className="sr-only">
        Notifications
      </h2>
      {isLoading ? <Spinner /> : <p className="text-soft">Not available right now. Please try again.</p>}
    </div>
  )
}
