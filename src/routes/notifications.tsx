import { redirect } from 'react-router'

import { NotificationList } from '../features/notifications/notification-list.tsx'
import {
  listNotifications,
  readAllNotifications,
  readNotification,
} from '../features/notifications/notifications.server.ts'
import { cursorIn } from '../platform/cursor.ts'
import { answerForms, type Posted } from '../platform/forms/forms.server.ts'
import { page } from '../platform/page.server.ts'
import { redirectWithToast } from '../platform/forms/toast-redirects.server.ts'
import type { Visit } from '../platform/visit.server.ts'
import { privateMeta } from '../shell/page-meta.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Form } from '../ui/form.tsx'
import { Link } from '../ui/link.tsx'
import { Pages } from '../ui/pages.tsx'
import { useOwnForm } from '../ui/use-own-form.tsx'
import type { Route } from './+types/notifications'
import { useLivePage } from './reloading/use-live-page.ts'

export const meta: Route.MetaFunction = () => privateMeta('Notifications')

export const loader = page(async (visit, { request }: Route.LoaderArgs) => {
  const cursor = cursorIn(new URL(request.url).searchParams)
  const { notifications, next } = await listNotifications(visit, { cursor })
  return { notifications, next, isFirst: cursor === undefined, now: visit.now.toISOString() }
})

export const action = page(async (visit, { request }: Route.ActionArgs) => {
  return answerForms(visit, request, {
    open: { about: 'id', toast: 'This notification cannot be opened', take: open },
    'read-all': { toast: 'Failed to mark as read', take: readAll },
  })
})

async function open(visit: Visit, _: unknown, { id }: Posted) {
  return redirect((await readNotification(visit, id)).path, 303)
}

async function readAll(visit: Visit) {
  await readAllNotifications(visit)
  return redirectWithToast('/notifications', { title: 'All marked as read' })
}

export default function NotificationsPage({ loaderData }: Route.ComponentProps) {
  const { notifications, next, isFirst, now } = loaderData
  useLivePage('message', 'booking')
  return (
    <div className="wrap py-10 md:py-14">
      <div className="mx-auto max-w-3xl">
        <div className="flex flex-wrap items-baseline justify-between gap-3">
          <h1 className="text-title">Notifications</h1>
          {notifications.some(({ read }) => !read) ? <ReadAll /> : null}
        </div>
        <div className="mt-6">
          {notifications.length > 0 ? (
            <Card padded={false} className="p-2">
              <NotificationList {...{ notifications, now }} />
            </Card>
          ) : (
            <Nothing isFirst={isFirst} />
          )}
        </div>
        <div className="mt-6 empty:hidden">
          <Pages next={next} />
        </div>
        <Link to="/profile?tab=notifications" className="mt-2 inline-flex min-h-11 items-center link text-small">
          Choose which emails you get
        </Link>
      </div>
    </div>
  )
}

function ReadAll() {
  const { hidden, pending } = useOwnForm({ intent: 'read-all' })
  return (
    <Form method="post">
      {hidden}
      <Button type="submit" variant="quiet" size="small" pending={pending}>
        Mark all as read
      </Button>
    </Form>
  )
}

function Nothing({ isFirst }: { isFirst: boolean }) {
  return isFirst ? (
    <EmptyState title="No news yet" text="Requests, answers, reviews and messages show up here." />
  ) : (
    <EmptyState title="Nothing older" text="Those are all of your notifications." />
  )
}
